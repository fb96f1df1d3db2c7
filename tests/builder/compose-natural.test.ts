import { expect, test } from 'vitest'
import { type Summary, summaryOf } from '../support/composed.ts'

const descriptions: readonly Summary[] = [
  [
    'A tea shop. Customers browse teas, add them to a cart and pay. Admins add teas with name, origin, price and photo. Pages: Home, Teas, Orders.',
    'Customer, Administrator',
    'orders, payments, tea categories, teas',
    'Add tea (administrator), Add tea category (administrator), Place order',
  ],
  [
    'A beauty salon website. The receptionist confirms bookings and sees the sales of the day. Customers pick a service, a stylist and a time. Each member has a profile. Admins can block members.',
    'Customer, Receptionist, Administrator',
    'bookings, service categories, services, stylists',
    'Add service (administrator), Add service category (administrator), Add stylist (administrator), Book a service',
  ],
  [
    'A site for a youth football club. A coach plans training sessions; parents see results. It should let parents report absences. Include a page for fixtures.',
    'Parent, Coach, Manager',
    'absences, fixtures, training sessions',
    'Add fixture (manager), Plan training session (coach), Report absence',
  ],
  [
    'A wedding guest site. Guests who arrive late choose a shuttle. Each guest has a meal choice, a table number and a song request. The couple sees who is coming.',
    'Guest, Couple',
    'bookings, guests, shuttles',
    'Add guest (couple), Add shuttle (couple), Choose a shuttle',
  ],
  [
    'A clinic. Patients book appointments with a doctor. The doctor writes a prescription after each visit. The nurse records weight, temperature and blood pressure. Receptionists reschedule appointments that patients miss.',
    'Patient, Doctor, Nurse, Receptionist',
    'appointments, doctors, measurements, prescriptions',
    'Add doctor (receptionist), Book appointment, Record measurement (nurse), Write prescription (doctor)',
  ],
  [
    'A restaurant ordering app. Waiters take orders at the table. The kitchen marks dishes as ready. Guests see the menu with photos and prices. The manager sees revenue per day and edits the menu.',
    'Guest, Waiter, Kitchen, Manager',
    'dishes, orders',
    'Add dish (manager), Place order (waiter)',
  ],
  [
    'A gym. Members sign up for classes. Trainers create classes with a title, a day, a start time and a number of places. When a class is full, members join a waiting list. Admins see attendance.',
    'Member, Trainer, Administrator',
    'attendance records, classes, sign-ups, waiting list entries',
    'Check in (administrator), Create class (trainer), Join the waitlist, Sign up for a class',
  ],
  [
    'A farm shop sells vegetable boxes. Customers subscribe to a weekly box and skip a week when they are away. The farmer decides what goes into the box. Drivers see the addresses of the day.',
    'Customer, Farmer, Driver, Manager',
    'orders, subscriptions, vegetable box categories, vegetable boxes',
    'Add vegetable box (manager), Add vegetable box category (manager), Place order, Start subscription',
  ],
  [
    'A photo contest. Photographers upload photos. Judges score each photo from 1 to 10. Visitors vote for their favourite. The organiser announces the winners.',
    'Visitor, Photographer, Judge, Organiser',
    'favorites, photos, scores, votes, winners',
    'Announce winner (organiser), Score a photo (judge), Upload photo (photographer)',
  ],
  [
    'A repair shop for bicycles. Customers describe the fault and upload a picture. The mechanic estimates the cost, orders parts and marks the repair as finished. The owner sees open repairs and monthly income.',
    'Customer, Mechanic, Owner',
    'faults, orders, parts, quotes, repairs',
    'Add part (owner), Calculate price, Describe fault, Place order (mechanic), Submit repair',
  ],
  [
    'Animal shelter: visitors see the animals, with name, breed, age and photo. Families apply to adopt. Staff approve or reject applications. Volunteers sign up for walking shifts.',
    'Visitor, Staff, Volunteer',
    'animals, application approvals, applications, sign-ups, walking shifts',
    'Add animal (staff), Add walking shift (staff), Sign up for a walking shift (volunteer), Submit application',
  ],
  [
    'A job board. Companies post jobs with title, salary, city and type. Candidates upload a CV and apply. Recruiters move candidates through screening, interview and offer.',
    'Candidate, Company, Recruiter, Manager',
    'applications, candidates, cvs, jobs',
    'Add candidate (manager), Post job (company), Submit application, Upload CV',
  ],
  [
    'A hotel. Guests search rooms by date and number of people. They book a room and pay a deposit. The front desk checks guests in and out. Housekeeping sees which rooms need cleaning.',
    'Guest, Front desk, Housekeeping, Manager',
    'bookings, deposits, rooms',
    'Add room (manager), Book a room, Pay deposit',
  ],
  [
    'A recipe site. Cooks write recipes with ingredients, steps, cooking time and a photo. Readers comment on recipes and save the ones that they like. A moderator deletes rude comments.',
    'Reader, Cook, Moderator',
    'comments, favorites, recipes',
    'Post comment, Write recipe (cook)',
  ],
  [
    'A used book exchange. Students list books that they no longer need. Each book has a title, an author, a condition and a price. Buyers message the seller. The seller marks the book as sold.',
    'Buyer, Student, Seller, Manager',
    'books, messages',
    'Add book (student), Send message',
  ],
]

test.each(descriptions)('plain sentences give whom and what they name, no more and no less: %s', (...one) => {
  expect(summaryOf(one[0])).toEqual(one)
})
