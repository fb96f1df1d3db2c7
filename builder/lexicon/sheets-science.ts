import { known } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

/** Calculators for laboratory, electronics, media and statistics. */
export const scienceSheets: readonly KnownSheet[] = [
  known(
    'buffer(?: solutions?| recipes?)?|ph(?: values?)?|henderson',
    'buffer',
    'Buffer solution',
    'Masses of acid and base for a buffer, after Henderson and Hasselbalch.',
    `system: Buffer system ? Phosphate = 7.21 / Acetate = 4.76 / Tris = 8.07 / Citrate = 6.4 / Carbonate = 10.33 / HEPES = 7.48
    concentration: Concentration = 100 mmol/l
    ph: Target pH = 7.4
    volume: Volume = 1 l
    acid_mass: Molar mass of the acid = 120 g/mol
    base_mass: Molar mass of the base = 142 g/mol
    ratio: Base to acid := 10 ^ (ph - system) | | 3
    acid_part: Acid, moles := concentration / 1000 * volume / (1 + ratio) | mol | 4
    base_part: Base, moles := concentration / 1000 * volume - acid_part | mol | 4
    acid: Mass of acid := acid_part * acid_mass | g | 3
    base: Mass of base := base_part * base_mass | g | 3`,
    'acid',
  ),
  known(
    'dilutions?|molarit\\w+|(?:stock|molar) (?:solutions?|concentrations?)|concentrations?|solution preparation',
    'dilution',
    'Dilution and molarity',
    'How much of a stock solution, or of a solid, a solution takes.',
    `stock: Stock concentration = 2 mol/l
    wanted: Concentration wanted = 0.1 mol/l
    volume: Volume wanted = 500 ml
    mass: Molar mass = 58.44 g/mol
    take: Of the stock := wanted * volume / stock | ml | 2
    add: Solvent to add := volume - take | ml | 2
    grams: Or of the solid := wanted * volume / 1000 * mass | g | 3`,
    'take',
  ),
  known(
    'pcr|master ?mix|primers?|dna (?:concentration|amount)s?|ligation',
    'pcr',
    'PCR mix',
    'A master mix for some reactions.',
    `reactions: Reactions = 24
    spare: Spare = 10 %
    volume: Volume of each = 25 µl
    buffer: Buffer, strength = 5
    primer: Each primer = 1.25 µl
    enzyme: Enzyme = 0.25 µl
    template: Template = 2 µl
    many: Prepared for := reactions * (1 + spare / 100) | | 1
    mixed: Buffer in all := many * volume / buffer | µl | 1
    primers: Each primer in all := many * primer | µl | 1
    enzymes: Enzyme in all := many * enzyme | µl | 2
    water: Water in all := many * (volume - volume / buffer - 2 * primer - enzyme - template) | µl | 1`,
    'water',
  ),
  known(
    'half-li(?:fe|ves)|radioactiv\\w+|decay',
    'decay',
    'Half-life',
    'What is left after a time.',
    `amount: Amount = 100
    half: Half-life = 5.27 years
    time: Time = 10 years
    left: Left := amount * 0.5 ^ (time / half) | | 3
    share: Share left := left / amount * 100 | % | 1`,
    'left',
  ),
  known(
    "ohm'?s law|resist(?:or|ance)s?|voltages?|circuits?|led resistors?|electrical (?:power|current)",
    'ohm',
    'Current and resistance',
    'Ohm’s law, and the resistor of an LED.',
    `voltage: Voltage = 12 V
    resistance: Resistance = 470 Ω
    led: Voltage of the LED = 2.1 V
    milliamps: Current of the LED = 20 mA
    current: Current := voltage / resistance * 1000 | mA | 2
    power: Power := voltage ^ 2 / resistance | W | 3
    series: Resistor for the LED := (voltage - led) / milliamps * 1000 | Ω | 0`,
    'current',
  ),
  known(
    'batter(?:y|ies)(?: life| capacit\\w+| runtimes?)?|runtimes?|power banks?',
    'battery',
    'Battery life',
    'How long a battery lasts.',
    `capacity: Capacity = 3000 mAh
    voltage: Voltage = 3.7 V
    draw: Current drawn = 120 mA
    usable: Usable = 85 %
    hours: Runs for := capacity * usable / 100 / draw | h | 1
    energy: Energy := capacity * voltage / 1000 | Wh | 1`,
    'hours',
  ),
  known(
    'cable (?:size|length|cross)\\w*|voltage drops?|wire (?:size|gauge)s?',
    'cable',
    'Voltage drop',
    'The voltage that is lost in a cable of copper.',
    `length: Length, one way = 25 m
    current: Current = 10 A
    area: Cross-section = 2.5 mm²
    voltage: Voltage = 230 V
    drop: Lost := 2 * length * current * 0.0178 / area | V | 2
    share: Of the voltage := drop / voltage * 100 | % | 2`,
  ),
  known(
    '(?:download|upload|transfer|data transfer) (?:times?|speeds?)|bandwidth|(?:file|video|storage|disk|cctv) (?:sizes?|space|needs?)|storage (?:capacit\\w+|costs?)|bitrates?',
    'transfer',
    'Transfer and storage',
    'How long data takes, and the space that recordings need.',
    `size: Size = 12 GB
    speed: Speed = 100 Mbit/s
    rate: Bit rate of a recording = 4 Mbit/s
    hours: Hours recorded a day = 24
    days: Days kept = 14
    cameras: Cameras = 2
    minutes: Time := size * 8000 / speed / 60 | min | 1
    space: Space for recordings := rate * hours * 3600 / 8000 * days * cameras | GB | 0`,
    'minutes',
  ),
  known(
    'depth of field|hyperfocal|exposures?(?: times?)?|focal lengths?|field of view',
    'lens',
    'Depth of field',
    'What is sharp in a photograph.',
    `focal: Focal length = 50 mm
    stop: Aperture, f = 2.8
    distance: Distance = 3 m
    circle: Circle of confusion = 0.03 mm
    hyper: Hyperfocal distance := (focal ^ 2 / (stop * circle) + focal) / 1000 | m | 2
    near: Sharp from := distance * (hyper - focal / 1000) / (hyper + distance - 2 * focal / 1000) | m | 2
    far: Sharp to, 9999 for all := if(distance >= hyper, 9999, distance * (hyper - focal / 1000) / (hyper - distance)) | m | 2
    depth: Depth of field := far - near | m | 2`,
    'depth',
  ),
  known(
    'time-?lapse|print (?:sizes?|resolutions?)|dpi|megapixels?',
    'photo',
    'Time-lapse and print size',
    'Pictures of a time-lapse, and how large a picture prints.',
    `seconds: Film = 20 s
    rate: Pictures a second = 25
    event: Event lasts = 120 min
    pixels: Pixels across = 6000
    high: Pixels high = 4000
    dpi: Resolution = 300 dpi
    shots: Pictures := seconds * rate | | 0
    interval: Seconds between pictures := event * 60 / shots | s | 1
    width: Print width := pixels / dpi * 2.54 | cm | 1
    height: Print height := high / dpi * 2.54 | cm | 1`,
    'interval',
  ),
  known(
    'bpm|delay times?|tempo|beats per minute|reverb times?|note (?:length|frequenc)\\w*',
    'tempo',
    'Tempo and delay',
    'Note lengths at a tempo, and the length of a piece.',
    `bpm: Tempo = 120 bpm
    bars: Bars = 64
    beats: Beats in a bar = 4
    quarter: Quarter := 60000 / bpm | ms | 1
    eighth: Eighth := quarter / 2 | ms | 1
    dotted: Dotted eighth := quarter * 0.75 | ms | 1
    length: Length of the piece := bars * beats * 60 / bpm | s | 1`,
    'quarter',
  ),
  known(
    'sample sizes?|confidence intervals?|margins? of error|statistical significance',
    'sample',
    'Sample size',
    'How many have to be asked.',
    `people: People in all = 20000
    sure: Confidence ? 90 % = 1.645 / 95 % = 1.96 / 99 % = 2.576
    error: Margin of error = 5 %
    share: Expected share = 50 %
    plain: Without limit := sure ^ 2 * share * (100 - share) / error ^ 2 | | 0
    size: Sample := ceil(plain / (1 + (plain - 1) / people)) | | 0`,
    'size',
  ),
  known(
    'speed,? (?:and |or )?(?:distance|time)|average speeds?|distances? (?:and|from) (?:speed|time)|acceleration|velocit\\w+|braking distances?',
    'motion',
    'Speed, distance and time',
    'Speed of a way, and the way until a vehicle stands.',
    `distance: Distance = 150 km
    hours: Time = 2.5 h
    speed: Speed := distance / hours | km/h | 1
    react: Way while reacting := speed / 10 * 3 | m | 1
    brake: Braking distance := (speed / 10) ^ 2 | m | 1
    stop: Stopping distance := react + brake | m | 1`,
    'speed',
  ),
  known(
    '(?:circle|triangle|cylinder|sphere|rectangle|cone|geometr\\w+|surface) (?:areas?|volumes?|shapes?)|(?:areas?|volumes?) of (?:a |the |different |geometric )?(?:shapes?|circles?|triangles?|cylinders?|figures?|bod(?:y|ies))|geometry',
    'geometry',
    'Areas and volumes',
    'Area and volume of figures by their measures.',
    `length: Length = 5
    width: Width = 3
    height: Height = 2
    radius: Radius = 1.5
    rectangle: Rectangle := length * width | | 3
    triangle: Triangle := length * height / 2 | | 3
    circle: Circle := pi * radius ^ 2 | | 3
    box: Box := length * width * height | | 3
    cylinder: Cylinder := pi * radius ^ 2 * height | | 3
    sphere: Sphere := 4 / 3 * pi * radius ^ 3 | | 3`,
    'rectangle',
  ),
  known(
    'quadratic|equations?',
    'quadratic',
    'Quadratic equation',
    'Where a x² + b x + c is zero.',
    `a: a = 1
    b: b = -3
    c: c = 2
    under: Discriminant := b ^ 2 - 4 * a * c | | 4
    first: First solution := (-b + sqrt(under)) / (2 * a) | | 4
    second: Second solution := (-b - sqrt(under)) / (2 * a) | | 4`,
    'first',
  ),
  known(
    '(?:weighted )?(?:risk|priorit\\w+|total|overall|credit|decision|sustainability|fitness) (?:scores?|ratings?|index)|risk (?:levels?|assessments?)|weighted scores?|decision matri\\w+',
    'score',
    'Weighted score',
    'A score of up to four points of view, each from 0 to 10 and by its weight.',
    `a: First = 7
    aw: Weight of the first = 3
    b: Second = 5
    bw: Weight of the second = 2
    c: Third = 8
    cw: Weight of the third = 2
    d: Fourth = 6
    dw: Weight of the fourth = 1
    score: Score := (a * aw + b * bw + c * cw + d * dw) / (aw + bw + cw + dw) | of 10 | 2
    share: In percent := score * 10 | % | 0`,
    'score',
  ),
]
