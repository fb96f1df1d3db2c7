import { known } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

/** Calculators for health and sport. */
const all: readonly KnownSheet[] = [
  known(
    'body[- ]fat|fat percentages?',
    'bodyfat',
    'Body fat',
    'Body fat from three measures, after the method of the US Navy. It does not replace a doctor.',
    `sex: Sex ? Male = 1 / Female = 2
    height: Height = 178 cm
    neck: Neck = 38 cm
    waist: Waist = 86 cm
    hip: Hips, for women = 98 cm
    weight: Weight = 78 kg
    girth: Girth := if(sex = 1, waist - neck, waist + hip - neck) | cm | 1
    male: By the men's formula := 495 / (1.0324 - 0.19077 * log(max(1, girth)) + 0.15456 * log(height)) - 450 | % | 1
    fat: Body fat := if(sex = 1, male, 495 / (1.29579 - 0.35004 * log(max(1, girth)) + 0.221 * log(height)) - 450) | % | 1
    kilos: Fat := weight * fat / 100 | kg | 1`,
    'fat',
  ),
  known(
    'water intake|hydration needs?|daily water|(?:how much )?water (?:to drink|a day|per day)',
    'drink',
    'Water a day',
    'What to drink in a day by weight, sport and heat.',
    `weight: Weight = 70 kg
    sport: Sport a day = 30 min
    heat: Weather ? Mild = 0 / Hot = 0.5
    glass: A glass holds = 250 ml
    water: Water a day := weight * 0.033 + sport / 30 * 0.35 + heat | l | 2
    glasses: Glasses := ceil(water * 1000 / glass) | | 0`,
    'water',
  ),
  known(
    'heart[- ]rates?(?: zones?)?|training zones?|target heart',
    'pulse',
    'Heart rate zones',
    'The pulse of each training zone, by age and resting pulse.',
    `age: Age = 40
    rest: Resting pulse = 62
    top: Highest pulse := 208 - 0.7 * age | bpm | 0
    easy: Easy from := rest + 0.5 * (top - rest) | bpm | 0
    fat: Endurance from := rest + 0.6 * (top - rest) | bpm | 0
    tempo: Tempo from := rest + 0.7 * (top - rest) | bpm | 0
    hard: Hard from := rest + 0.8 * (top - rest) | bpm | 0
    most: Maximum from := rest + 0.9 * (top - rest) | bpm | 0`,
    'tempo',
  ),
  known(
    'due dates?|pregnan\\w+|gestation\\w*|ovulation|fertil(?:e|ity) (?:window|days)|conception',
    'due',
    'Due date',
    'How far a pregnancy is, by the first day of the last period.',
    `first: First day of the last period = 2026-01-01
    today: Day to look at = 2026-04-01
    cycle: Length of the cycle = 28 days
    days: Days so far := today - first - (cycle - 28) | | 0
    weeks: Weeks so far := floor(days / 7) | | 0
    left: Days until the due date := 280 - days | | 0
    fertile: Fertile from day := cycle - 19 | | 0
    until: Fertile to day := cycle - 13 | | 0`,
    'left',
  ),
  known(
    '(?:drug |medicine |medication )?(?:doses?|dosages?|dosing)|infusion rates?|drip rates?',
    'dose',
    'Dose by weight',
    'A dose by body weight and how much of the product holds it. Check every dose with the package and a professional.',
    `medicine: Medicine
    weight: Body weight = 20 kg
    per: Dose for a kilogram a day = 15 mg
    times: Doses a day = 3
    most: Most in a day = 2000 mg
    strong: Product has in 1 ml = 24 mg
    hours: Infused over = 1 h
    day: Dose a day := min(most, weight * per) | mg | 0
    each: Single dose := day / times | mg | 1
    ml: Of the product := each / strong | ml | 2
    rate: Infusion rate := ml / hours | ml/h | 1`,
    'each',
  ),
  known(
    'one[- ]rep(?:etition)? max\\w*|1 ?rm|max(?:imum)? lift|strength levels?|training weights?|plates? for (?:the )?barbell',
    'lift',
    'One-rep maximum',
    'The most that can be lifted once, after Epley, and the weights to train with.',
    `weight: Weight lifted = 80 kg
    reps: Repetitions = 6
    most: One-rep maximum := if(reps <= 1, weight, weight * (1 + reps / 30)) | kg | 1
    strength: For strength, 85 % := most * 0.85 | kg | 1
    muscle: For muscle, 72 % := most * 0.72 | kg | 1
    stamina: For stamina, 60 % := most * 0.6 | kg | 1`,
    'most',
  ),
  known(
    '(?:running |race |marathon |swim\\w* |cycling )?(?:pace|finish(?:ing)? times?|race times?|split times?|splits)',
    'pace',
    'Pace',
    'Pace and speed of a run, and the time for other distances.',
    `distance: Distance = 10 km
    hours: Hours = 0
    minutes: Minutes = 52
    other: Other distance = 21.0975 km
    time: Time := hours * 60 + minutes | min | 1
    pace: Minutes for a kilometre := time / distance | | 2
    speed: Speed := distance / time * 60 | km/h | 2
    forecast: Time for the other distance := time * (other / distance) ^ 1.06 | min | 1`,
    'pace',
  ),
  known(
    'macros?|macronutrients?|protein (?:intake|needs?|requirements?)|protein|nutrient needs?',
    'macros',
    'Protein, fat and carbohydrates',
    'How the energy of a day is shared among the nutrients.',
    `energy: Energy a day = 2200 kcal
    weight: Weight = 72 kg
    protein: Protein for a kilogram = 1.6 g
    fat: Share of fat = 30 %
    grams: Protein := weight * protein | g | 0
    fats: Fat := energy * fat / 100 / 9 | g | 0
    carbs: Carbohydrates := max(0, energy - grams * 4 - fats * 9) / 4 | g | 0`,
    'grams',
  ),
  known(
    'calories burn(?:ed|t)|burned calories|energy expenditure|burnt calories',
    'burned',
    'Calories burned',
    'The energy of an activity, by its intensity.',
    `activity: Activity ? Walking = 3.5 / Cycling = 7.5 / Running = 9.8 / Swimming = 6 / Strength training = 5 / Yoga = 2.5 / Hiking = 6.001
    weight: Weight = 70 kg
    minutes: Minutes = 45
    burned: Energy := activity * 3.5 * weight / 200 * minutes | kcal | 0
    fat: As body fat := burned / 7.7 | g | 0`,
    'burned',
  ),
  known(
    'bedtimes?|sleep(?: cycles?| debt| needs?)?|wake[- ]up times?',
    'sleep',
    'Sleep',
    'The sleep of a week and what it lacks.',
    `need: Sleep needed = 8 h
    weekday: Sleep on weekdays = 6.75 h
    weekend: Sleep at weekends = 8.5 h
    week: Sleep in a week := weekday * 5 + weekend * 2 | h | 1
    debt: Sleep debt := max(0, need * 7 - week) | h | 1
    cycles: Cycles a night := weekday / 1.5 | | 1`,
    'debt',
  ),
  known(
    'blood alcohol|bac|alcohol level|alcohol(?= calculator)',
    'alcohol',
    'Blood alcohol',
    'An estimate after Widmark. Whoever drinks does not drive, whatever it says.',
    `sex: Body ? Male = 0.68 / Female = 0.55
    weight: Weight = 75 kg
    drinks: Drinks = 2
    grams: Alcohol in a drink = 12 g
    hours: Hours since the first = 2
    level: Blood alcohol := max(0, drinks * grams / (weight * sex) - 0.15 * hours) | ‰ | 2
    sober: Hours until none := level / 0.15 | h | 1`,
    'level',
  ),
  known(
    'smok\\w+(?: costs?| savings?)?|cigarettes?|quitting savings?',
    'smoking',
    'Saved without smoking',
    'What is saved by not smoking.',
    `day: Cigarettes a day = 12
    pack: Cigarettes in a pack = 20
    price: Price of a pack = 8
    days: Days without = 30
    saved: Saved := day / pack * price * days
    year: Saved in a year := day / pack * price * 365
    left: Cigarettes not smoked := day * days | | 0`,
    'saved',
  ),
  known(
    'handicaps?(?: index)?|golf scores?',
    'golf',
    'Golf handicap',
    'The course handicap and the net score of a round.',
    `index: Handicap index = 18.4
    slope: Slope = 125
    rating: Course rating = 71.2
    par: Par = 72
    score: Strokes = 93
    course: Course handicap := round(index * slope / 113 + rating - par) | | 0
    net: Net score := score - course | | 0
    differential: Score differential := (score - rating) * 113 / slope | | 1`,
    'course',
  ),
  known(
    'gear(?: ratios?|ing)?|cadence|bike speed',
    'gears',
    'Bicycle gears',
    'Development and speed of a gear.',
    `front: Teeth in front = 44
    back: Teeth at the back = 16
    wheel: Wheel circumference = 2.1 m
    cadence: Cadence = 85 rpm
    ratio: Gear ratio := front / back | | 2
    metres: Metres a turn := ratio * wheel | m | 2
    speed: Speed := metres * cadence * 60 / 1000 | km/h | 1`,
  ),
]
const healthy = /^(?:bodyfat|drink|pulse|macros|burned|sleep)$/
export const bodySheets: readonly KnownSheet[] = all.map((one) => (healthy.test(one.sheet.id) ? { ...one, family: 'health' as const } : one))
