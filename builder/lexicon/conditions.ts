/** What may be wrong: what it is called, by what it shows, what helps, and when somebody who knows should look at it. */
type Row = readonly [string, string, string, string]
export interface Conditions {
  readonly singular: string
  readonly plural: string
  readonly question: string
  readonly example: string
  readonly not: string
  readonly rows: readonly Row[]
}
// biome-ignore format: tables
export const conditions: Readonly<Record<'people' | 'pets' | 'cars', Conditions>> = {
  people: {
    singular: 'condition', plural: 'conditions', question: 'What are your symptoms?', example: 'sore throat, runny nose and a light fever since yesterday',
    not: 'This is not a doctor: it only compares your words with what stands on this site. If it is serious or gets worse, see a doctor; in an emergency, call for help at once.',
    rows: [
      ['Common cold', 'Runny or blocked nose, sneezing, sore throat, light fever, cough, tired.', 'Rest, warm drinks, fresh air.', 'Fever above 39 °C, or longer than ten days.'],
      ['Influenza', 'Sudden high fever, chills, headache, aching muscles, dry cough, very tired.', 'Rest in bed, plenty to drink.', 'Trouble breathing, chest pain, or for the old and the very young.'],
      ['Hay fever', 'Sneezing, itchy and watery eyes, runny nose, in spring and summer, worse outdoors.', 'Keep windows shut in the morning, wash hair before sleep.', 'Wheezing or shortness of breath.'],
      ['Migraine', 'Throbbing headache on one side, nausea, vomiting, sensitive to light and noise.', 'A dark and quiet room, sleep.', 'The worst headache ever, weakness, or trouble speaking: call for help.'],
      ['Stomach flu', 'Vomiting, diarrhoea, stomach cramps, nausea, light fever.', 'Small sips of water with salt and sugar, plain food.', 'Blood, dizziness, or no water kept for a day.'],
      ['Sprained ankle', 'Pain and swelling at the joint after a twist or a fall, bruise, hard to walk.', 'Rest, cool it, a bandage, leg up.', 'No weight can be put on it, or it looks out of shape.'],
      ['Tension headache', 'Dull pressing headache on both sides, stiff neck and shoulders, after stress or long screen work.', 'Breaks, walks, warmth on the neck.', 'More than fifteen days a month.'],
    ],
  },
  pets: {
    singular: 'condition', plural: 'conditions', question: 'What do you notice?', example: 'the dog scratches its ears and shakes its head',
    not: 'This is not a vet: it only compares your words with what stands on this site. If your animal is in pain or gets worse, see a vet at once.',
    rows: [
      ['Fleas', 'Scratching, biting its fur, red skin, small black dots in the coat.', 'Flea comb, a treatment for the animal, wash its bed.', 'Open wounds, or a very young animal.'],
      ['Ear infection', 'Shakes its head, scratches the ears, bad smell or dark wax in the ear.', 'Do not put anything into the ear.', 'Always: the ear needs to be looked at.'],
      ['Upset stomach', 'Vomiting, diarrhoea, no appetite, eats grass.', 'Water, a day of plain food.', 'Blood, swollen belly, or longer than a day.'],
      ['Bladder infection', 'Passes water often and little, strains, blood in the urine, licks itself.', 'Plenty of fresh water.', 'A tom cat that cannot pass water: at once.'],
      ['Sore joints', 'Limps, stiff after sleep, does not want to jump or climb stairs.', 'Short walks, a soft bed, weight.', 'Sudden lameness, or a swollen leg.'],
      ['Tooth trouble', 'Bad breath, drools, chews on one side, drops food.', 'Soft food.', 'Always: teeth hurt longer than it shows.'],
    ],
  },
  cars: {
    singular: 'fault', plural: 'faults', question: 'What does the vehicle do?', example: 'clicking when I turn the key, and the lights are dim',
    not: 'This is not a mechanic: it only compares your words with what stands on this site. Do not drive on with brake, steering or temperature warnings.',
    rows: [
      ['Flat battery', 'Does not start, clicking when the key is turned, dim lights, slow starter.', 'Jump start, then charge and test the battery.', 'It is flat again within days.'],
      ['Worn brake pads', 'Squealing or grinding when braking, longer way to stop, brake warning light.', 'Drive no further than to the workshop.', 'Always: brakes are for a workshop.'],
      ['Overheating engine', 'Temperature in the red, steam from the bonnet, sweet smell, coolant low.', 'Stop, let it cool, never open it hot.', 'Always, before driving on.'],
      ['Wheels out of balance', 'Steering wheel shakes or vibrates at speed, tyres wear unevenly.', 'Check pressure, have the wheels balanced.', 'It shakes while braking too.'],
      ['Faulty alternator', 'Battery light on while driving, lights flicker, battery empties.', 'Switch off what needs power.', 'Soon: the car will stop.'],
      ['Slipping clutch', 'Engine revs rise without going faster, burning smell, gears hard to change.', 'Drive gently.', 'Soon, before it stays behind.'],
    ],
  },
}
