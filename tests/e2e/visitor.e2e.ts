import { expect, test } from '@playwright/test'
import { openStudio, type Studio, visitInBrowser } from '../bench/builder-browser.ts'

let studio: Studio
test.beforeAll(async () => {
  studio = await openStudio()
})
test.afterAll(() => studio.close())

const described = [
  'A bakery shop. Customers can search cakes and place orders. Use ivory for the background and dark olive green for the buttons.',
  'A clinic. Patients can register, log in and book appointments.',
  'A costume library. Members borrow a costume and write a review. The librarian approves loans.',
]
for (const words of described)
  test(`BUILD-06 each function is found and completed in a browser: ${words}`, async ({ browser }) => {
    const origin = studio.build(words)
    const { tried, faults } = await visitInBrowser(browser, words, studio.day, () => origin)
    expect(tried.map(({ verb, object, came }) => ({ done: `${verb} ${object}`.trim(), came })).filter(({ came }) => came !== '')).toEqual([])
    expect(tried.length).toBeGreaterThan(1)
    expect(faults).toEqual([])
  })
