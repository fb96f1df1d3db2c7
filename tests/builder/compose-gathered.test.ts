import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const labels = (words: string, of: string) =>
  built(words)
    .entities.find(({ id }) => id === of)
    ?.fields.map(({ label }) => label)

describe('what people gather for', () => {
  it.each([
    [
      'An event website where users browse events and register for events.',
      'events',
      ['Title', 'Date', 'Time', 'Place', 'Organiser', 'Places', 'Description', 'Places taken', 'Places free'],
    ],
    [
      'A streaming website. Users can watch live streams. Anchors can start live streams.',
      'streams',
      ['Title', 'Host', 'Category', 'Starts on', 'Starts at', 'Link', 'File', 'Description', 'Picture', 'Plays', 'Status'],
    ],
    ['A chat website. Users can create group chats and send messages.', 'chat_groups', ['Name', 'Owner', 'Topic', 'Description']],
    ['A circle app. Users can create circles and join circles.', 'circles', ['Name', 'Topic', 'Owner', 'Open to all', 'Rules', 'Description']],
    [
      'A security system with patrol trajectories. Users can view patrol trajectories and manage vehicles.',
      'patrol_trajectories',
      ['Who or what', 'Vehicle', 'Route', 'Date', 'Started at', 'Ended at', 'Place', 'Latitude', 'Longitude', 'Distance', 'Note'],
    ],
    [
      'A sign system. Users can manage programs, manage devices and view publication records.',
      'publication_records',
      ['Title', 'Program', 'Where', 'Published by', 'Published on', 'Time', 'Result', 'Note'],
    ],
    [
      'An environmental database. Users can enter environmental data.',
      'environmental_data',
      ['Place', 'Measured', 'Value', 'Unit', 'Limit', 'Date', 'Time', 'Source', 'Recorded by', 'Note'],
    ],
    ['A car console. Users can listen to FM radio.', 'fm_radios', ['Name', 'Frequency', 'Genre', 'City', 'Language', 'File', 'Picture', 'Plays']],
    [
      'A guard system with personnel entry and exit management.',
      'personnel_entry_and_exits',
      ['Person', 'Door', 'Direction', 'Date', 'Time', 'Card number', 'Result'],
    ],
    [
      'A web game platform with a backpack and daily tasks. Players can manage their resources.',
      'resources',
      ['Name', 'Owner', 'Kind', 'Quantity', 'Rarity', 'Description', 'Picture'],
    ],
    [
      'A research website with AI models. Users can browse AI models.',
      'ai_models',
      ['Name', 'Kind', 'Version', 'Dataset', 'Framework', 'Accuracy', 'Trained on', 'Owner', 'File', 'Description'],
    ],
    [
      'A tracking website. Users can manage vehicles and geofences.',
      'geofences',
      ['Name', 'Kind', 'Place', 'Latitude', 'Longitude', 'Radius', 'For', 'Tell', 'Active', 'Note'],
    ],
    [
      'A city website. Staff can manage bridges.',
      'bridges',
      ['Name', 'Kind', 'Place', 'Length', 'Built in', 'In charge', 'Condition', 'Checked on', 'Note', 'Picture'],
    ],
    [
      'A farm website. Staff can manage pesticides.',
      'pesticides',
      ['Name', 'Kind', 'Maker', 'Quantity', 'Unit', 'Price', 'Lowest level', 'Use by', 'How to use'],
    ],
    ['A service website with bookings and services. Managers publish notifications.', 'notifications', ['Title', 'To', 'Kind', 'Sent on', 'Text']],
  ])('says who holds it, when and where: %s', (words, of, fields) => {
    expect(labels(words, of)).toEqual(fields)
  })
})
