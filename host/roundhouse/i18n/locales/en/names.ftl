### What the names of players should be like, after "use".

count = { $seats } names with commas between them, one for each seat
different = a different name for each player
spaced = names that are not empty, their words one space apart
letters = letters, digits and spaces in { $name }, and none of { $marks }
reserved-word = a name without the word { $word }, which means something else here
word-without-letter = a name whose words begin with a letter, unlike { $word }
