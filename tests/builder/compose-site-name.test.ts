import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const named = (words: string): string => built(words).name

test('a site is called after what it is for, where what it is says nothing', () => {
  expect(
    [
      'Please implement a website for managing and analyzing time-series data. Users can import data.',
      'Please implement a web application for automating numerical data entry. Users can upload files.',
      'Please implement a website to prevent sensitive information leakage. Users can upload documents.',
      'Please implement a city-level mini-program for roadside parking payment. Users can pay for parking.',
      'Please implement a landing page for generating leads. Users can submit a form.',
      'Please implement a multi-platform website for audio and video playback. Users can listen to music.',
    ].map(named),
  ).toEqual([
    'Time-Series Data Management',
    'Numerical Data Entry Automation',
    'Sensitive Information Leakage Prevention',
    'Roadside Parking Payment',
    'Lead Generator',
    'Audio and Video Playback',
  ])
})

test('where it runs is no part of its name, and a name in other letters needs no space before it', () => {
  expect(named('Please implement a travel planning WeChat mini-program for route planning. Users can plan trips.')).toBe('Travel Planning')
  expect(named('Please implement a website called巷子 with categories. Users can browse articles.')).toBe('巷子')
})

test('a name that begins with a word that is a doing too stays, and a saying makes no name', () => {
  expect(named('A warm app for our book club: members suggest books, vote for the next one and write reviews')).toBe('Book Club')
  expect(named('Our city wants residents to report broken street lights with a place and a photo.')).toBe('Broken Street Lights')
})

test('no name bears signs of markup, nor is longer than a heading', () => {
  expect(named('A site "<a href=" for managing things')).not.toMatch(/[<>="]/)
  expect(named(`A website for managing ${'a'.repeat(190)} classes`).length).toBeLessThanOrEqual(60)
})

test('a site that is to be mended is called after what it is, not after what becomes of it', () => {
  expect(named('Please fix an error on an online learning platform to ensure users can access courses.')).toBe('Learning Platform')
  expect(named('Please optimize the blog website to solve the problems of slow loading speed.')).toBe('Blog')
  expect(named('Please fix and optimize the WordPress website to resolve layout issues.')).toBe('WordPress')
  expect(named("Please modify the website's slider to increase interactivity. Users can view images.")).toBe('Slider')
})

test('a line under the name speaks to those who visit: of what is ours, and of what they do themselves', () => {
  const line = (words: string): string => built(words).tagline
  expect([
    line('I run a dog salon called Muddy Paws. people should be able to see my services and prices, book a slot and leave a review.'),
    line('I need an app for our church choir: members can see rehearsals and say whether they come, and the choir director posts announcements.'),
    line('A campus system. Users can browse courses, enroll in courses, and perform corresponding operations such as adding and deleting.'),
  ]).toEqual([
    'See our services and prices, book a slot, and leave a review.',
    'See rehearsals and say whether you come.',
    'Browse courses and enroll in courses.',
  ])
})

test('whom somebody lives with gives the site no name', () => {
  expect(built('My wife and I have an allotment. We keep track of garden beds, plantings and harvests.').name).toBe('Allotment')
})

test('somebody who speaks gives a name by what they have, belong to or do', () => {
  expect(
    [
      "I'm the secretary of a chess club. I need the list of members and the results of the games.",
      'Our village has a hall that people hire for parties. I want a calendar of what is booked.',
      'I teach piano to adults. They book lessons and pay me.',
      'I clean offices with a team of eight. I need to plan who cleans where and see hours worked.',
      'We sell honey at the market, people reserve jars.',
      'Our street of 60 houses wants to lend each other tools, ladders and so on.',
      "My mother's care is shared between four siblings. We need to write down who visits when.",
      'We are three friends who brew beer. We note recipes.',
      'I repair phones and laptops in Mumbai. Customers leave a device.',
      'I drive a school bus in Ohio. Parents should tell me in the morning if their kid is not coming, and see when I will be at the stop.',
    ].map(named),
  ).toEqual(['Chess Club', 'Village Hall', 'Piano Lessons', 'Office Cleaning', 'Honey', 'Tool Lending', "Mother's Care", 'Beers', 'Phone Repair', 'School Bus'])
})

test('what somebody says of themselves is no line for visitors, and several things bear no article', () => {
  const line = (words: string): string => built(words).tagline
  expect([
    line('I run a small flower shop in Lyon and people ring me all day about bouquets. I want them to pick a bouquet and say when it should be delivered.'),
    line('i want people to reserve a kayak on my website'),
    line('maintenance requests for tenants of my 12 flats'),
    line('keep track of my running, distance and time'),
    line('We collect food that supermarkets would throw away. Volunteers pick up the food, families say what they need.'),
    line("I'm a midwife and visit mothers at home after birth. I need my visits and notes about mother and baby."),
  ]).toEqual([
    'See the bouquets and place an order.',
    'See the kayaks and reserve a kayak.',
    'Maintenance requests for tenants of my 12 flats.',
    'Keep track of your running, distance and time.',
    'Pick up the food and say what you need.',
    'Book a visit and write a note.',
  ])
})

test('a name is no sentence about the site, and praise is no part of it', () => {
  expect(
    [
      'Please implement a product website to showcase the features and benefits of industrial wastewater treatment machines. Users can download catalogs.',
      'Please develop a web application to ensure websites and digital content are accessible. Users can browse guidelines.',
      'Please implement a showcasing PHP website. Users can browse features.',
      'Please implement an online payment function. Users can pay orders.',
      'Please implement a website called Showing Up. Users can book classes.',
    ].map(named),
  ).toEqual(['Industrial Wastewater Treatment Machines', 'Digital Content', 'PHP', 'Payment', 'Showing Up'])
})

test('what belongs to somebody is named with them', () => {
  expect(
    [
      "A website for Anna's bakery. Users view cakes.",
      "A site for Sun Yat-sen's hometown tourist area, with guides.",
      "A site for Ben's. Users view cakes.",
    ].map(named),
  ).toEqual(["Anna's Bakery", "Sun Yat-sen's Hometown Tourist Area", "Ben's"])
})
