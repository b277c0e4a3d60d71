"""The server for phones answers at once."""

import asyncio
import socket

from tools.testing.phone_table import TableOfPhones
from tools.testing.waiting import PATIENCE_S

from roundhouse.program.phones.server import listen, serving
from roundhouse.program.table_request import PhoneServerOptions


def test_an_answer_does_not_wait_until_its_beginning_is_acknowledged() -> None:
    phones = TableOfPhones()
    listening = listen(PhoneServerOptions("127.0.0.1", 0))
    server = serving(phones.app, PhoneServerOptions(), phones.table.end_streams)

    async def delay_is_off() -> bool:
        serves = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        while not server.server_state.connections:
            await asyncio.sleep(0.01)
        (held,) = server.server_state.connections
        accepted = held.transport.get_extra_info("socket")
        found = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        server.should_exit = True
        await serves
        return bool(found)

    assert asyncio.run(asyncio.wait_for(delay_is_off(), PATIENCE_S))
