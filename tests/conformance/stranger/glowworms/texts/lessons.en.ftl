glowworms-lesson-climb-title = Climb
glowworms-lesson-climb-do = Card 5 was played just now. Play a higher one.
glowworms-lesson-climb-done = It shines: 8 points for you. Only a higher card scores.
glowworms-lesson-climb-try-low = Play the 3
glowworms-lesson-climb-not-low = It stays dark: 3 is not higher than 5. Dark cards score nothing.
glowworms-lesson-climb-try-none = Play a card of somebody else
