/** A site to begin from: its name in the gallery and the words that it is built from. */
export interface Template {
  readonly name: string
  readonly words: string
}

export const templates: readonly Template[] = [
  {
    name: 'Pottery studio',
    words:
      'A calm site for a pottery studio called Clay Corner where people book a class and join the waitlist. Include pages for classes, prices and about us. Linen background and dark olive green buttons.',
  },
  {
    name: 'Coffee shop',
    words:
      'An online shop for freshly roasted coffee where customers browse and search products, add them to a cart, check out and follow their orders. Staff manage products and orders. Seashell background with saddle brown elements.',
  },
  {
    name: 'Restaurant',
    words:
      'A site for a neighbourhood restaurant called Fig & Salt with a menu, reviews and table reservations. Guests book a table for a date and a time, and staff confirm reservations. Dark background with gold buttons.',
  },
  {
    name: 'Help desk',
    words:
      'A help desk where customers open tickets with a priority and a category and follow their status. Agents answer tickets and close them, and a report shows tickets by status. White background and steel blue components.',
  },
  {
    name: 'Neighbourhood forum',
    words:
      'A forum for our neighbourhood where members post topics, comment, like posts and send messages. Moderators manage topics and members. Mint cream background with sea green elements.',
  },
  {
    name: 'Job board',
    words:
      'A job board where companies post jobs with a salary and a location, and candidates search jobs, save them and apply. Companies accept or reject applications. Alice blue background and royal blue buttons.',
  },
  {
    name: 'Language quiz',
    words:
      'A playful app for learning Spanish words with flash cards, a quiz with questions, scores and a leaderboard. Teachers add words and questions. Lavender background with medium purple components.',
  },
  {
    name: 'Stock room',
    words:
      'An inventory system for a small warehouse: products with a quantity and a shelf, stock in and stock out, suppliers, low stock alerts and statistics with charts. White smoke background and dark slate gray elements.',
  },
  {
    name: 'Habit tracker',
    words:
      'A habit tracker where I add habits, check them off every day, keep a journal and see my progress in charts. Honeydew background with forest green buttons.',
  },
  {
    name: 'Events and tickets',
    words:
      'A site for concerts and workshops where visitors see a calendar of events, buy tickets and get a booking reference. Organisers add events and see who comes. Midnight blue background with hot pink buttons.',
  },
  {
    name: 'Tool library',
    words:
      'A tool library where neighbours borrow tools, return them and leave reviews. Neighbours see how many copies are available and which loans are overdue. Old lace background and teal buttons.',
  },
  {
    name: 'Arcade',
    words:
      'A bold arcade site with a memory game, a 2048 game and a snake game, with levels, scores and a leaderboard. Black background and lime green buttons.',
  },
]
