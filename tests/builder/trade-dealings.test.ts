import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string): string[] => {
  const { entities } = siteOf(words)
  return entities.map(({ plural, fields }) => {
    const of = fields.map(({ label, entity, choices }) => {
      if (entity !== undefined) return `${label} → ${entities.find(({ id }) => id === entity)?.plural}`
      return choices && label === 'Status' ? `${label} (${choices.join(', ')})` : label
    })
    return `${plural}: ${of.join(', ')}`
  })
}

describe('the things of restaurants, hotels, shops, workshops, events and transport', () => {
  it.each<[string, string[]]>([
    [
      'A food delivery mini-program with takeout, scan-to-order and queue reservation. Users can browse menus, place orders, choose delivery options, make reservations, pick up orders, dine in, and use the points redemption feature. Businesses can customize their own platform.',
      [
        'takeouts: Name, Course, Price, Vegetarian, Description, Picture',
        'orders: Order number, Name, Phone, Delivery address, Handed over, Table number, Table → tables, Notes, Payment method, Card number, Total, Payment status, Ordered on, Status (Placed, Accepted, Preparing, On its way, Delivered, Cancelled, Picked up)',
        'queue numbers: Name, Table → tables, Number, For, People, Phone, Date, Time, Counter, Position, Status (Waiting, Called, Done, Skipped)',
        'reservations: Name, Table → tables, Date, Time, People, Phone, Email, Notes, Reference, Status (Requested, Confirmed, Completed, Cancelled)',
        'rewards: Name, Points, Left, Worth, Description, Picture',
        'redemption requests: Name, Reward → rewards, Phone, Address, Note, Points, Requested on, Status (Redeemed, Sent, Cancelled)',
        'tables: Name, Seats, Area, State, Description',
      ],
    ],
    [
      'A restaurant system. Staff can manage toppings, delivery areas, delivery fees, table codes and stored value cards.',
      [
        'toppings: Name, Goes with, Price, Vegetarian, Available',
        'delivery areas: Name, Streets or postcodes, Fee, Least order, Minutes, Open',
        'delivery fees: Name, Delivery area → delivery areas, Applies to, Fee, Free from, Note',
        'table codes: Table, Area, Seats, Code, Printed on, In use',
        'stored value cards: Card number, Holder, Kind, Balance, Visits left, Valid from, Valid until, Status (Active, Blocked, Expired)',
      ],
    ],
    [
      'A food delivery platform. Riders can submit rider applications and accept delivery tasks. Users can submit errand orders and view rider locations.',
      [
        'rider applications: Name, Rider → riders, Phone, Email, Area, Vehicle, Plate number, Licence number, Licence, Free on, Note, Applied on, Status (Submitted, Approved, Rejected, Withdrawn)',
        'delivery tasks: Task, Errand order → errand orders, Rider → riders, Pick up at, Deliver to, Phone, Due on, Due at, Notes, Accepted on, Status (Waiting, On the way, Delivered, Not delivered, Accepted)',
        'errand orders: What to fetch, Rider → riders, Pick up at, Bring to, Wanted on, Wanted at, Fee, Phone, Notes, Status (Waiting, On the way, Delivered, Not delivered)',
        'rider locations: Who or what, Rider → riders, Place, Latitude, Longitude, Speed, Heading, Date, At',
      ],
    ],
    [
      'A kitchen order ticket application. Waitstaff can place orders. Kitchen staff can view orders.',
      ['orders: Table, Dish, Quantity, Course, Ordered at, Waiter, Notes, Status (New, Cooking, Ready, Served, Cancelled)'],
    ],
    [
      'A hotel website. Guests can view room rates, book rooms and submit laundry requests. Staff can manage check-in records and guests.',
      [
        'room rates: Name, Room → rooms, From, Until, Price per night, Breakfast, Can be cancelled, Note',
        'laundry requests: What, Room → rooms, Guest → guests, Wanted on, Wanted at, Assigned to, Notes, Status (New, In progress, Done, Refused)',
        'check-in records: Guest → guests, Booking → bookings, Room → rooms, ID number, Nationality, People, Arrived on, Leaves on, Deposit, Notes, For, Status (Expected, Checked in, Checked out, Not come)',
        'guests: Name, Phone, Email, Nationality, ID number, Nights so far, Wishes, Status (Active, Inactive)',
      ],
    ],
    [
      'A travel agency website. Users can browse tour groups, visas, scenic areas and tourist routes, submit visa applications, and view travel deals and tourist strategies.',
      [
        'tour groups: Name, Trip → tourist routes, Leaves on, Returns on, People, Places, Meeting point, Notes, Status (Gathering, Full, Travelling, Back, Cancelled)',
        'visas: Country, Kind, Days, Fee, Takes days, Documents needed',
        'scenic areas: Name, Type, Address, Opening hours, Rating, Ticket price, Description, Picture',
        'tourist routes: Title, Destination, Days, Price, Leaves on, Places, Description, Picture',
        'visa applications: Applicant, Visa → visas, Country, Kind, Passport number, Passport valid until, Travels on, Days, Nationality, Documents, Note, Status (Submitted, Under review, Granted, Refused)',
        'travel deals: Title, Service → services, Discount, Price, Left, Starts on, Ends on, Status (Upcoming, Running, Ended)',
        'tourist strategies: Title, Category → tourist strategy categories, Author, Published on, Text',
      ],
    ],
    ['A travel card mini-program. Users can buy travel cards.', ['travel cards: Name, Kind, Price, Valid days, Places, Left, Description']],
    [
      'A ride-hailing app. Passengers can place orders with car type. Drivers can accept orders.',
      [
        'orders: Name, Driver → drivers, Car type, From, To, People, Wanted at, Fare, Phone, Taken at, Distance, Arrives in, Notes, Reference, Accepted on, Status (New, Accepted, Completed, Cancelled)',
        'drivers: Name, Phone, Licence number, Vehicle, Area, Trips made, Status (Available, On the road, Off duty)',
      ],
    ],
    [
      'A website for drivers. Drivers can browse and receive user-published demands.',
      [
        'user-published demands: Goods, Shipper, From, To, Weight, Volume, Price, Load on, Contact phone, Notes, Status (Open, Assigned, Loaded, Delivered, Cancelled)',
      ],
    ],
    [
      'A logistics platform. Staff can manage carriers, consignors, loading plans, vehicle locations, cold chain records and bills of lading.',
      [
        'carriers: Name, Code, Contact, Phone, Email, Website, Days to deliver, Price per kg, Areas, Status (Under review, Approved, Suspended)',
        'consignors: Name, Company, Phone, Email, Address, Usual goods, Pays, Note, Status (Lead, Customer, Former)',
        'loading plans: Name, Vehicle → vehicles, Goods, Packages, Weight, Volume, Filled, Load on, Order of loading, Status (Planned, Loaded, Cancelled)',
        'vehicle locations: Who or what, Vehicle → vehicles, Place, Latitude, Longitude, Speed, Heading, Date, At',
        'cold chain records: Where, Vehicle → vehicles, Temperature, Humidity, Allowed up to, Date, At, In order, Note',
        'bills: Number, Carrier → carriers, Shipper, Consignee, Vessel or flight, Port of loading, Port of discharge, Goods, Packages, Weight, Issued on, File, Status (In force, Surrendered, Cancelled)',
      ],
    ],
    [
      'A shop. Users can browse second-hand goods, view bargain activities, full-reduction activities and pre-sales, and set price alerts. Staff manage pickup points and logistics companies.',
      [
        'second-hand goods: Name, Category → second-hand item categories, Condition, Price, Price when new, Seller, Hand over at, Description, Picture, In stock, Status (For sale, Reserved, Sold, Withdrawn)',
        'bargain activities: Title, Second-hand item → second-hand goods, Starting price, Lowest price, Cuts needed, Cuts so far, Ends on, Status (Open, Reached, Closed)',
        'full-reduction activities: Title, Spend at least, Taken off, Starts on, Ends on, In force, Rules',
        'pre-sales: Title, Second-hand item → second-hand goods, Deposit, Price, Rest due from, Ships on, Left',
        'pickup points: Name, Type, Address, Code, In charge, Opening hours, Phone, Description, Picture, Status (Open, Closed)',
        'logistics companies: Name, Code, Contact, Phone, Email, Website, Days to deliver, Price per kg, Areas, Status (Under review, Approved, Suspended)',
        'price alerts: Product → second-hand goods, Wanted price, Price now, Email, Until, Note, Status (Watching, Told, Ended)',
      ],
    ],
    [
      'A home cleaning service platform. Customers can place service orders and submit moving orders. Staff manage dispatch orders and technicians.',
      [
        'service orders: Name, Address, Phone, Wanted on, At, Hours, Assigned to → technicians, Notes, Status (New, Confirmed, In progress, Done, Cancelled)',
        'moving orders: Name, Technician → technicians, From, To, Moves on, At, Rooms, Floor, Lift, Van, Price, Phone, Notes, Status (New, Confirmed, In progress, Done, Cancelled)',
        'dispatch orders: Job, Address, Phone, Assigned to → technicians, Date, At, Hours, Notes, Status (Assigned, On the way, In progress, Done, Cancelled)',
        'technicians: Name, Speciality, Experience, Rating, Phone, Serves, Identity checked, Jobs done, About, Picture',
      ],
    ],
    [
      'A car repair shop website. Staff manage vehicles, work bays and fault codes.',
      [
        'vehicles: Plate number, Make, Model, Year, Mileage, Last service on, Next service on, Frame number, Notes',
        'work bays: Name, Kind, Place, Now there, Notes, Status (Free, In use)',
        'fault codes: Code, Meaning, System, Cause, What to do',
      ],
    ],
    [
      'A website for customers and merchants. Customers post requests. Merchants send proposals.',
      [
        'requests: Title, Priority, Wanted by, Details, Status (New, In progress, Done, Cancelled)',
        'proposals: Offer, Request → requests, From, Price, Ready in days, Includes, Valid until, Status (Sent, Accepted, Declined, Withdrawn)',
      ],
    ],
    [
      'An event management platform with speakers. Users can view sessions and raffle tickets.',
      [
        'sessions: Title, Event → events, Speaker → speakers, From, Until, Room, Topic, Description',
        'raffle tickets: Number, Event → events, Holder, Phone, Price, Prize, Sold on, Status (Entered, Won, Not won)',
      ],
    ],
    [
      'A train ticket website. Users can view trains, seat classes and submit ticket changes.',
      [
        'trains: Name, From, To, Date, Leaves at, Class, Price, Seats left',
        'seat classes: Name, Train → trains, Price, Seats, Left, Includes',
        'ticket changes: Name, Ticket or booking → trains, Old date, New date, New time, Extra to pay, Reason, Status (Requested, Changed, Refused, Withdrawn)',
      ],
    ],
    [
      'A beauty salon website. Users can view nail designs, hairstylists and skin tests.',
      [
        'nail designs: Name, Style, Made by → hairstylists, Minutes, Price, Description, Picture',
        'hairstylists: Name, Speciality, Experience, Rating, Phone, About, Picture',
        'skin tests: Client, Date, Skin type, Moisture, Oil, Findings, Advice, Picture',
      ],
    ],
  ])('have the columns and states that the trade gives them: %s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })
})
