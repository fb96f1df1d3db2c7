import { describe, expect, it } from 'vitest'
import { createUploadRoom } from '../../server/http/upload-room.ts'

describe('the room for what is uploaded at the same time', () => {
  it('is taken until it is given back, once', () => {
    const room = createUploadRoom(100)
    const [one, two] = [room.take(60, 'a'), room.take(40, 'b')]
    expect([one !== null, two !== null, room.take(1, 'c')]).toEqual([true, true, null])
    one?.()
    one?.()
    expect([room.take(61, 'c'), room.take(60, 'c') !== null]).toEqual([null, true])
  })
  it('is a quarter for one network, but one form always', () => {
    const room = createUploadRoom(100)
    const large = room.take(50, 'a')
    expect([room.take(1, 'a'), room.take(20, 'b') !== null, room.take(5, 'b') !== null, room.take(1, 'b')]).toEqual([null, true, true, null])
    large?.()
    expect([room.take(20, 'a') !== null, room.take(6, 'a')]).toEqual([true, null])
  })
})
