import type { Situation } from './situations.ts'

const like = (names: string): string =>
  `\\b(?:like|clone of|version of|copy of|similar to|own|mini|basically|a|an|kind of) (?:an? |the )?(?:little |mini |simple |small |private |own )?(?:${names})\\b`
const alike = (names: string, said: string): Situation => [new RegExp(like(names), 'i'), said]

/** Sites that everybody knows stand for what is done there. */
export const likeSituations: readonly Situation[] = [
  [
    /\b(?:airbnb|booking\.com|couchsurfing)\b.{0,30}?\bfor (?:renting |sharing )?((?:[a-z]+ )?[a-z]{3,}s)\b/i,
    'Hosts can add $1 with title, address, price, photo and description. Users can search $1 by address, book $1 with date, start time and end time, and write reviews of $1.',
  ],
  alike(
    'airbnb',
    'Hosts can add places with title, address, price per night, photo and description. Guests can search places by address, book places with start date and end date, and write reviews of places.',
  ),
  alike(
    'uber|lyft|bolt|grab',
    'Passengers can order rides with pickup place, destination and time. Drivers can accept rides and mark rides as picked up or completed. Passengers can rate drivers.',
  ),
  alike(
    'tinder|bumble|hinge',
    'Users can create profiles with name, age, interests and photo. Users can browse profiles, like profiles, view matches and send messages.',
  ),
  alike('twitter|mastodon|threads|bluesky', 'Users can post tweets, like tweets, comment on tweets and follow users. Users can view a feed of tweets.'),
  alike('instagram|pinterest|flickr', 'Users can upload photos with caption, like photos, comment on photos and follow users.'),
  alike('facebook', 'Users can create posts with photo, like posts, comment on posts, add friends, join groups and send messages.'),
  alike(
    'ebay',
    'Sellers can add auction items with title, description, photo, starting price and end date. Users can browse auction items and bid on auction items.',
  ),
  alike(
    'etsy|amazon|shopify',
    'Customers can browse products by category, add products to the cart, place orders and write reviews. The owner can manage products.',
  ),
  alike(
    'craigslist|gumtree|vinted|kleinanzeigen|marketplace|ebay kleinanzeigen|depop',
    'Users can post listings with title, price, category, condition, photo and description. Users can search listings and send messages about listings. Sellers can mark listings as sold.',
  ),
  alike('reddit', 'Users can create posts, upvote posts, comment on posts and join communities.'),
  alike('stack ?overflow|quora', 'Users can ask questions with title, text and tags. Users can answer questions, upvote answers and search questions.'),
  alike(
    'trello|asana|jira|monday',
    'Users can add tasks with title, assignee, due date and label. Users can move tasks on a kanban board and comment on tasks.',
  ),
  alike(
    'duolingo|quizlet|anki|memrise',
    'Users can create decks of flashcards, study flashcards and view learning progress. Users can take quizzes and view scores.',
  ),
  alike('spotify|soundcloud|bandcamp', 'Users can listen to songs, create playlists, like songs and search songs by artist. Artists can upload songs.'),
  alike('youtube|netflix|vimeo|twitch', 'Users can browse videos by category, watch videos, like videos and comment on videos. Creators can upload videos.'),
  alike('goodreads|letterboxd|imdb', 'Users can browse books, rate books, write reviews and keep a reading list.'),
  alike(
    'kickstarter|gofundme|indiegogo|patreon',
    'Creators can start campaigns with title, story, goal, deadline and photo. Users can browse campaigns and donate money to campaigns. Campaigns show a progress bar.',
  ),
  alike(
    'strava|komoot',
    'Users can log activities with type, distance, duration and date. Users can view a leaderboard and statistics, and comment on activities.',
  ),
  alike('doodle|when2meet', 'Users can create polls with title and date options. Participants can vote on date options and view results.'),
  alike('calendly', 'The owner can add slots with date and time. Visitors can book appointments with name, email and time.'),
  alike('linktree|linkinbio', 'Visitors can view links with title and address. The owner can manage links and a profile.'),
  alike('eventbrite|meetup', 'Organisers can add events with title, date, place, places and price. Users can browse events and register for events.'),
  alike('tripadvisor|yelp', 'Users can add places with name, category, address and photo. Users can search places, rate places and write reviews of places.'),
  alike('splitwise|tricount', 'Users can add shared expenses with title, amount, payer and people. Users can view who owes whom and settle debts.'),
  alike('notion|evernote|google keep|onenote', 'Users can create notes with title, text and tags. Users can search notes and share notes.'),
  alike('slack|discord|whatsapp|telegram|teams', 'Users can join channels, send messages and create group chats.'),
  alike(
    'fiverr|upwork|taskrabbit',
    'Clients can post jobs with title, description, budget and deadline. Freelancers can make offers with price and message. Clients can accept offers and rate freelancers.',
  ),
  alike('opentable', 'Guests can browse restaurants and reserve tables with date, time and people.'),
  alike('wikipedia', 'Users can create articles, edit articles, view the version history and search articles.'),
  alike('wordle', 'Users can play a word guessing game and view statistics.'),
]
