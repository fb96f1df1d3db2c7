import { expect, test } from 'vitest'
import { type Summary, summaryOf } from '../support/composed.ts'

const descriptions: readonly Summary[] = [
  [
    'A volunteer fire brigade. The chief plans drills. Firefighters confirm whether they take part. Each vehicle has a number, a mileage and a next inspection date. The quartermaster tracks equipment.',
    'Firefighter, Chief, Quartermaster',
    'RSVPs, drills, equipment, vehicles',
    'Add equipment (chief), Add vehicle (chief), Plan drill (chief), RSVP',
  ],
  [
    'A podcast site. Listeners play episodes and leave comments. The host publishes episodes with show notes. Sponsors see how many people listened. Pages: Home, Episodes, About, Contact.',
    'Listener, Host, Sponsor, Manager',
    'about page sections, comments, episode plays, episodes, inquiries',
    'Add about page section (manager), Leave comment, Play, Publish episode (host), Send message',
  ],
  [
    'A museum. Visitors buy tickets for a time slot. Curators add exhibits with artist, year and description. Guides see their tours. Teachers book a tour for a class.',
    'Visitor, Curator, Guide, Teacher',
    'bookings, exhibits, orders, tickets, tours',
    'Add exhibit (curator), Add ticket (curator), Add tour (curator), Book a tour (teacher), Buy a ticket',
  ],
  [
    "A debate club. The moderator opens a motion. Members argue for or against it and rate each other's arguments. The board counts votes and publishes the result.",
    'Member, Moderator',
    'arguments, motions, results, reviews, votes',
    'Argue argument, Open motion (moderator), Publish result, Rate an argument, Vote',
  ],
  [
    'A car park. Drivers find a free space, reserve it and pay by the hour. Attendants see arrivals and mark a space as occupied. The owner sets prices and sees occupancy.',
    'Driver, Attendant, Owner',
    'arrivals, payments, reservations, spaces',
    'Add arrival (owner), Add space (owner), Make payment, Reserve a space',
  ],
  [
    'A community garden. Every member rents one plot. Members log what they plant and when they harvest. The committee assigns plots, collects fees and posts news. A calendar shows working days.',
    'Member, Committee',
    'comments, fees, news article categories, news articles, plots, rentals, working days',
    'Add news article category (committee), Add working day (committee), Assign plot (committee), Make payment (committee), Post comment, Post news article (committee), Rent a plot',
  ],
  [
    'A charity. Donors give money to a campaign and get a receipt. Each campaign has a goal, a story and a deadline. The team posts updates. A progress bar shows how much has been raised.',
    'Donor, Team, Manager',
    'campaigns, money, receipts, update categories, updates',
    'Add campaign (manager), Add update category (manager), Give money, Post update (team), Record receipt (manager)',
  ],
  [
    'A film club. Members suggest films and vote for the next one. The organiser sets the date and the place. Members say if they bring a friend. Past screenings show ratings.',
    'Member, Organiser',
    'RSVPs, films, screenings, votes',
    'Add screening (organiser), RSVP, Suggest film',
  ],
  [
    'A chess club. Players challenge each other. The winner reports the score. The ranking updates after each game. The club secretary creates tournaments with a date and a time control.',
    'Player, Club secretary',
    'challenges, scores, tournaments',
    'Add challenge, Create tournament (club secretary), Report score',
  ],
  [
    'A tutoring marketplace. Tutors offer lessons in a subject for an hourly price. Parents search tutors by subject, read reviews and request a lesson. Tutors accept or decline requests. The platform keeps a commission.',
    'Parent, Tutor, Manager',
    'commissions, lesson requests, lessons, reviews, tutors',
    'Add tutor (manager), Offer lesson (tutor), Record commission, Submit lesson request, Write review',
  ],
  [
    'A sailing school. Students enrol in courses. Instructors enter the weather and write a log for each trip. The harbour master approves departures. Boats have a name, a length and a berth.',
    'Student, Instructor, Harbour master, Manager',
    'boats, courses, departures, enrollments, logs',
    'Add boat (manager), Add course (manager), Add departure (manager), Enrol a course, Write log (instructor)',
  ],
  [
    'An event agency. Clients send an enquiry. The planner makes a quote with items and prices. The client accepts the quote. Suppliers upload contracts. The accountant sees payments that are overdue.',
    'Client, Planner, Supplier, Accountant',
    'contracts, enquiries, payments, quotes',
    'Make payment (planner), Make quote (planner), Send message, Upload contract (supplier)',
  ],
  [
    "A band's website. Fans read news, listen to songs and buy merch. The band announces concerts. Promoters send booking requests. Show a gallery of photos on the home page.",
    'Fan, Band, Promoter',
    'booking requests, concerts, merchandise item categories, merchandise items, news article categories, news articles, orders, photos, song plays, songs',
    'Add merchandise item (band), Add merchandise item category (band), Add news article category (band), Announce concert (band), Place order, Play, Publish news article (band), Send booking request (promoter), Upload photo (band), Upload song (band)',
  ],
  [
    'A clothing rental shop. Shoppers rent dresses for an event date. Each dress has a size, a colour, a brand and a daily price. The stylist recommends dresses. Returned dresses go to cleaning before they are available again.',
    'Shopper, Stylist, Manager',
    'dresses, rentals',
    'Add dress (manager), Rent a dress',
  ],
]

test.each(descriptions)('plain sentences give whom and what they name, no more and no less: %s', (...one) => {
  expect(summaryOf(one[0])).toEqual(one)
})
