import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what learning, games, animals and families keep', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'An exam system for a college. Teachers should be able to compose papers from a question bank by knowledge point and schedule exams in rooms. Students should be able to take exams online and appeal against a mark. The system should record switching of windows during the exam.',
      {
        'knowledge points': ['Name', 'Weight'],
        'window switches': ['Exam', 'Student', 'Seconds away'],
        appeals: ['Reason', 'Exam', 'Mark now', 'Decision'],
      },
    ],
    [
      'An internship management system. Companies should be able to publish internship positions, students should be able to apply with their resume, and tutors should be able to approve placements. Students submit weekly reports and sign in daily.',
      {
        'internship positions': ['Company', 'Places', 'Apply until'],
        placements: ['Student', 'Company', 'Position', 'Hours done'],
        'weekly reports': ['Student', 'Placement', 'Week', 'What was done'],
        'sign-ins': ['Placement', 'Location', 'In place'],
      },
    ],
    [
      'A virtual pet game. Players adopt a pet, feed it and buy food and clothes in the shop. Players should be able to leave gifts for friends and enter weekly contests with voting.',
      {
        'virtual pets': ['Species', 'Level', 'Hunger', 'Energy'],
        'care actions': ['Pet', 'Kind', 'Shop item'],
        'shop items': ['Kind', 'Price', 'Effect'],
        'contest entries': ['Contest', 'Pet', 'Votes'],
      },
    ],
    [
      'A dog day care and boarding site. Owners should be able to create profiles of their dogs, book overnight stays and receive daily report cards. Staff should be able to note feeding and medication given and log incidents.',
      {
        dogs: ['Breed', 'Food habits', 'Allergies'],
        'daily report cards': ['Pet', 'Mood', 'Appetite'],
        feedings: ['Food', 'Pet', 'Eaten'],
        incidents: ['Pet', 'Severity', 'Owner told'],
      },
    ],
    [
      'A swimming club system. Coaches should be able to plan training sessions per group, and record times of swimmers for each stroke and distance. The secretary should be able to manage competition entries and results and print lists of personal bests.',
      {
        times: ['Stroke', 'Distance', 'Time'],
        'competition entries': ['Competition', 'Stroke', 'Seed time'],
        'personal bests': ['Stroke', 'Best time', 'Before'],
      },
    ],
    [
      'A habit tracker for families. Every member should be able to create habits, tick them off each day, and earn points that can be exchanged for rewards set by the parents.',
      {
        'family rewards': ['Name', 'Points needed'],
        'reward redemptions': ['Reward', 'Member', 'Points'],
        'habit check-ins': ['Habit', 'Date'],
      },
    ],
    [
      'A horse riding school management system. The school should keep its horses with feeding plans, farrier visits and vet treatments, and plan riding lessons in arenas. Riders should be able to book lessons.',
      {
        horses: ['Breed', 'Carries up to', 'Level'],
        'feeding plans': ['Horse', 'Feed', 'Amount'],
        'farrier visits': ['Horse', 'Work done', 'Next on'],
        arenas: ['Name', 'Surface', 'Riders at once'],
      },
    ],
    [
      'A library seat reservation system. Students should be able to reserve a seat in reading rooms for a few hours. Those who do not appear receive a penalty point and are blocked after three.',
      {
        'reading rooms': ['Name', 'Floor', 'Seats'],
        'penalty points': ['Student', 'Reservation', 'Points'],
        'seat blocks': ['Reason', 'Student', 'Until'],
      },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('questions that are asked keep what they belong to and what they are worth', () => {
    const { entities } = siteOf(
      'A live quiz platform. A host should be able to create a quiz with rounds and timed questions, and open a room with a code. Players join with a nickname and answer on their phone. Hosts can import questions from a spreadsheet and see the results of the quiz.',
    )
    const questions = entities.find(({ plural }) => plural === 'quiz questions')
    expect(questions?.fields.map(({ label }) => label)).toEqual([
      'Question',
      'Topic',
      'Choices',
      'Right answer',
      'Explanation',
      'Round',
      'Time limit',
      'Points',
      'Quiz',
    ])
    expect(questions?.seeds.every(({ round }) => typeof round === 'number')).toBe(true)
  })

  test('a mock exam is kept with its time and its passing score', () => {
    expect(tablesOf('A driving theory app with question banks, timed mock exams and traffic sign explanations.')['timed mock exams']).toEqual(
      expect.arrayContaining(['Time limit', 'Passing score', 'Attempts allowed']),
    )
  })

  test('a site for real pets keeps no hunger and no shop of a game', () => {
    expect(Object.keys(tablesOf('A veterinary clinic site. Pet owners can register their pets and request appointments.'))).not.toContain('virtual pets')
  })
})
