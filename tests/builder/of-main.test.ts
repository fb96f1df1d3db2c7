import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const entityOf = (words: string, id: string) => siteOf(words).entities.find((one) => one.id === id)
/** The labels of an entity's fields, each reference with the entity that it leads to. */
const fieldsOf = (words: string, id: string): string[] | undefined =>
  entityOf(words, id)?.fields.map(({ label, type, entity }) => (type === 'reference' ? `${label} → ${entity}` : label))

describe('what nothing else leads to or from', () => {
  it('is of the thing that the site is about', () => {
    const podcast =
      'A podcast show notes website. Users can add episodes with an audio link, edit episodes, search episodes and attach links. Users can write notes for episodes.'
    expect(fieldsOf(podcast, 'links')).toContain('Episode → episodes')
  })
  it('stays alone where the words tell all that it has, or where nothing stands out', () => {
    const birds = 'Create a bird watching journal. Birders record encounters with species, number, location, date and a photo.'
    expect(fieldsOf(birds, 'encounters')).toEqual(['Name', 'Species', 'Number', 'Location', 'Date', 'Photo', 'Description'])
  })
})

describe('what is booked', () => {
  it('is booked at the place that the site keeps', () => {
    const dock =
      'A loading dock appointment website for a warehouse. Carriers can request a time slot for a delivery and view their appointments. Administrators can manage dock doors.'
    expect(fieldsOf(dock, 'time_slots')).toContain('Dock door → dock_doors')
  })
  it('is asked for by what is lent, not by the loan', () => {
    const museum =
      'A museum loan management website. Borrowing museums can search for exhibits and submit loan requests with the loan period and the purpose, curators can approve loan requests, and administrators can manage exhibits and loans of exhibits.'
    expect(fieldsOf(museum, 'loans')).toContain('Exhibit → exhibits')
    expect(fieldsOf(museum, 'loan_requests')).toBeUndefined()
  })
})

describe('what is noted again and again', () => {
  it('has rows of its own, each with its date', () => {
    const cheese =
      'A cheese ageing log. Users can create batches with cheese type and milk source and log turning, washing, temperature and humidity for each batch.'
    expect(fieldsOf(cheese, 'batches')).not.toContain('Humidity')
    expect(fieldsOf(cheese, 'batch_logs')).toEqual(expect.arrayContaining(['Batch → batches', 'Date', 'Turning', 'Washing', 'Temperature', 'Humidity']))
  })
  it('stays with the thing where it is noted once', () => {
    const shop = 'A stock site. Users can add products and record price, size and supplier for each product.'
    expect(siteOf(shop).entities.map(({ id }) => id)).not.toContain('product_logs')
  })
  it('belongs to the occasion after which it is entered', () => {
    const rowing =
      'A rowing club logbook website to record outings. Users can reserve a boat for a date, and enter the crew and the distance rowed after an outing. Users can log outings.'
    expect(fieldsOf(rowing, 'outings')).toEqual(expect.arrayContaining(['Crew', 'Distance rowed']))
  })
})

describe('what is put away', () => {
  it('is marked by whoever finds it, in folders of their own', () => {
    const film =
      'A film location site. Property owners can list locations with photos and daily rates. Location scouts can search locations by type and region, save them to project folders and send booking requests.'
    expect(fieldsOf(film, 'saved_locations')).toEqual(['Location → locations', 'Project folder → project_folders', 'Note'])
    expect(entityOf(film, 'project_folders')?.read).toBe('own')
  })
})

describe('a playlist', () => {
  it('has what others uploaded as entries of one’s own', () => {
    const podcasts =
      'A podcast discovery website. Users can browse podcasts, listen to episodes and create playlists. Creators can upload episodes with a title.'
    expect(fieldsOf(podcasts, 'playlist_entries')).toEqual(expect.arrayContaining(['Playlist → playlists', 'Episode → episodes']))
    expect(entityOf(podcasts, 'playlist_entries')?.read).toBe('own')
  })
})

describe('who stands over others', () => {
  it('is the shift leader, not the operator', () => {
    const { roles } = siteOf('A shift handover website. Operators can write handover notes. Shift leaders can confirm handovers and review notes.')
    expect(roles).toEqual([
      { id: 'operator', name: 'Operator', manages: false },
      { id: 'shift_leader', name: 'Shift leader', manages: true },
    ])
  })
})

describe('what ordinary descriptions say', () => {
  const ids = (words: string) => siteOf(words).entities.map(({ id }) => id)
  const creators = (words: string, id: string) =>
    siteOf(words)
      .actions.filter(({ entity, kind }) => entity === id && kind === 'create')
      .map(({ name, role }) => (role === undefined ? name : `${name} (${role})`))
  it('is what they sign up for, where the words name no object', () => {
    const shifts =
      'A volunteer shift website for a food bank. Coordinators can create shifts with date and location. Volunteers can browse open shifts, sign up or cancel, and view their total hours.'
    expect(fieldsOf(shifts, 'sign_ups')).toContain('Shift → shifts')
  })
  it('is that a challenge is joined, and made by who runs the site', () => {
    const reading = 'A reading challenge website. Users can log finished books, join challenges, and see a leaderboard.'
    expect(creators(reading, 'participations')).toEqual(['Join a challenge'])
    expect(creators(reading, 'challenges')).toEqual(['Add challenge (manager)'])
  })
  it('is that a space is a parking space once that is named', () => {
    const parking =
      'A parking space rental website. The website should have functionalities for listing parking spaces. Owners can publish a space with the address and hourly rate.'
    expect(ids(parking)).not.toContain('spaces')
  })
  it('is that recipes are rated and commented on, and put into one’s own plan', () => {
    const recipes =
      'A recipe sharing website with meal planning. Users can publish recipes, search recipes by ingredient and cuisine, rate and comment on recipes, and add recipes to a weekly meal plan.'
    expect(fieldsOf(recipes, 'recipes')).not.toContain('Rate')
    expect(fieldsOf(recipes, 'reviews')).toContain('Recipe → recipes')
    expect(entityOf(recipes, 'meal_plans')?.read).toBe('own')
  })
  it('is that a breakdown by category is a figure, and expenses of a trip wait for nobody', () => {
    const travel =
      'A budget planner website for travelers. Users can create a trip with a destination, add daily expenses in different currencies, and see a breakdown by category.'
    expect(ids(travel)).not.toContain('breakdowns')
    expect(fieldsOf(travel, 'daily_expenses')).toContain('Currency')
    expect(entityOf(travel, 'daily_expenses')?.lifecycle).toBeUndefined()
  })
  it('is that care is logged, and what follows a reminder is read', () => {
    const plants =
      'Please develop a plant care reminder website. Users should be able to add plants with species, receive reminders when a plant needs water, mark a plant as watered, log fertilizing and repotting, and view a history.'
    expect(ids(plants)).toEqual(expect.arrayContaining(['fertilizings', 'repottings']))
    expect(siteOf(plants).actions.map(({ name }) => name)).toContain('Mark as watered')
  })
  it('is that students list their own books, and a spot in a class is a booking', () => {
    const market =
      'A second-hand textbook marketplace for students. Students can list a book with title, course, price and photos, search books by course, and send an offer to the seller.'
    expect(creators(market, 'books')).toEqual(['Offer book'])
    const gym =
      'A gym class booking website. Members can filter classes by type, book or cancel a spot, and join a waiting list. Administrators can add classes.'
    expect(ids(gym)).not.toContain('spots')
  })
  it('is that a code is applied by who buys and added by who sells', () => {
    const tea =
      'A tea shop website. Customers can filter teas by price, add teas to a cart and apply a discount code. Administrators can manage products and orders.'
    expect(creators(tea, 'discount_codes')).toEqual(['Add discount code (administrator)'])
  })
  it('is that numbers beyond the samples may be entered', () => {
    const energy = 'A balcony solar website. Users can record the daily energy yield of a system.'
    const numbers = siteOf(energy).entities.flatMap(({ fields }) => fields.filter(({ type, unit }) => type === 'number' && unit !== '%'))
    expect(numbers.filter(({ max }) => max !== undefined && max > 10).map(({ label }) => label)).toEqual([])
  })
  it('is that winners are published without how they are reached', () => {
    const debate = 'A debate club website. Members can propose motions. Organizers can create debates and announce the winner.'
    expect(entityOf(debate, 'winners')?.read).toBe('public')
    expect(fieldsOf(debate, 'winners')).not.toEqual(expect.arrayContaining(['Phone']))
  })
  it('is that a campaign says what it raised, and events are featured, not feature events', () => {
    const giving =
      'A donation platform. Charities can create campaigns with a goal amount, story and photos. Donors can browse campaigns and donate an amount. The website should show the progress of each campaign.'
    expect(fieldsOf(giving, 'campaigns')).toContain('Raised')
    expect(ids(giving)).not.toContain('campaign_progress')
    const town =
      'A community event calendar. Residents can submit events with title and date. Moderators can approve events and feature events on the homepage.'
    expect(ids(town)).not.toContain('feature_events')
    expect(siteOf(town).actions.map(({ name }) => name)).toContain('Mark as featured')
  })
  it('is that bugs are commented on, and inquiries go to whom one searched', () => {
    expect(fieldsOf('A bug tracker. Users can report bugs with severity and comment on bugs.', 'comments')).toContain('Bug → bugs')
    const wedding =
      'A wedding vendor website. Couples can search vendors by category and city, send booking inquiries with the wedding date, and leave reviews. Vendors can respond to inquiries. Administrators can approve vendors.'
    expect(fieldsOf(wedding, 'booking_inquiries')).toContain('Vendor → vendors')
    expect(siteOf(wedding).roles[0]).toEqual({ id: 'couple', name: 'Couple', manages: false })
  })
  it('is that pupils are no employees, and what is known of children is not for everybody', () => {
    const school =
      'A class attendance website for schools. Teachers can create classes, add students and mark attendance for each date as present, absent or late. Parents can view the attendance of their child.'
    expect(ids(school)).not.toContain('employees')
    expect(entityOf(school, 'attendance')?.read).toBe('own')
  })
  it('is that what people note of themselves is theirs', () => {
    const fit = 'A fitness tracker website. Users can log workouts with exercise and sets, set weekly goals, and view progress charts.'
    expect(['workouts', 'weekly_goals'].map((id) => entityOf(fit, id)?.read)).toEqual(['own', 'own'])
  })
  it('is that cards with a question and an answer are what is studied', () => {
    const decks =
      'A study flashcard website. Users can create decks with a subject, add cards with a question and an answer, and study a deck by flipping cards.'
    expect(ids(decks)).not.toContain('words')
    const study = siteOf(decks).pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'flashcards'))
    expect(study).toEqual([expect.objectContaining({ entity: 'cards', front: 'question', back: 'answer' })])
  })
  it('is that who borrows a tool owes no bank, and a history of each member is that of what they did', () => {
    const tools =
      'A neighborhood tool sharing website. Members can list tools with a description, request to borrow a tool for certain days, and rate borrowers. The website should show the borrowing history of each member.'
    expect(fieldsOf(tools, 'borrowers')).not.toContain('Monthly income')
    expect(ids(tools)).not.toContain('member_records')
  })
  it('is that gardeners record what they document, diners who stand after whereas are diners, and a fruit tree is no family tree', () => {
    const orchard =
      'A fruit tree sponsorship website for a community orchard. Visitors can explore trees by variety, sponsors can adopt a tree, and gardeners can document pruning and watering.'
    expect(ids(orchard)).toContain('prunings')
    expect(ids(orchard)).not.toContain('family_trees')
    const canteen =
      'A canteen menu website. Kitchen staff can add dishes, whereas diners can pre-order meals. It has functions for labeling dishes with allergens.'
    expect(siteOf(canteen).roles.map(({ name }) => name)).toContain('Diner')
    expect(ids(canteen)).toContain('dishes')
  })
  it('is that a collection of recipes is the recipes, and a leave balance is counted in days', () => {
    const studio = 'A studio website. The website should have functionalities for keeping a glaze recipe collection. Members can record glaze recipes.'
    expect(ids(studio)).toEqual(expect.arrayContaining(['glaze_recipes']))
    expect(ids(studio)).not.toContain('glaze_recipe_collections')
    expect(fieldsOf('A leave website. Employees can submit leave requests and view their leave balance.', 'leave_balances')).toContain('Left')
  })
})
