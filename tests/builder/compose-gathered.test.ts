import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const labels = (words: string, of: string) =>
  built(words)
    .entities.find(({ id }) => id === of)
    ?.fields.map(({ label }) => label)

describe('what people gather for', () => {
  it.each([
    ['An event website where users browse events and register for events.', 'events', ['Title', 'Date', 'Time', 'Place', 'Organiser', 'Places', 'Description']],
    [
      'A streaming website. Users can watch live streams. Anchors can start live streams.',
      'streams',
      ['Title', 'Host', 'Category', 'Starts on', 'Starts at', 'Link', 'File', 'Description', 'Picture', 'Plays', 'Status'],
    ],
    ['A chat website. Users can create group chats and send messages.', 'chat_groups', ['Name', 'Owner', 'Members', 'Topic', 'Description']],
    ['A circle app. Users can create circles and join circles.', 'circles', ['Name', 'Topic', 'Owner', 'Members', 'Open to all', 'Rules', 'Description']],
    ['A service website with notifications, bookings and services.', 'notifications', ['Title', 'To', 'Kind', 'Sent on', 'Text']],
  ])('says who holds it, when and where: %s', (words, of, fields) => {
    expect(labels(words, of)).toEqual(fields)
  })
})
