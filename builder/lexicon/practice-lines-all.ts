import type { PracticeLines } from './practice-lines.ts'
import { linesOfCivic } from './practice-lines-civic.ts'
import { linesOfCulture } from './practice-lines-culture.ts'
import { linesOfHealth } from './practice-lines-health.ts'
import { linesOfIndustry } from './practice-lines-industry.ts'
import { linesOfKinds1 } from './practice-lines-kinds1.ts'
import { linesOfKinds2 } from './practice-lines-kinds2.ts'
import { linesOfKinds3 } from './practice-lines-kinds3.ts'
import { linesOfKinds4 } from './practice-lines-kinds4.ts'
import { linesOfKinds5 } from './practice-lines-kinds5.ts'
import { linesOfKinds6 } from './practice-lines-kinds6.ts'
import { linesOfKinds7 } from './practice-lines-kinds7.ts'
import { linesOfKinds8 } from './practice-lines-kinds8.ts'
import { linesOfKinds9 } from './practice-lines-kinds9.ts'
import { linesOfKinds10 } from './practice-lines-kinds10.ts'
import { linesOfLand } from './practice-lines-land.ts'
import { linesOfOffice } from './practice-lines-office.ts'
import { linesOfWeb1 } from './practice-lines-web1.ts'
import { linesOfWeb2 } from './practice-lines-web2.ts'

export const practiceLines: readonly PracticeLines[] = [
  { text: linesOfCivic, isOfSites: false },
  { text: linesOfCulture, isOfSites: false },
  { text: linesOfHealth, isOfSites: false },
  { text: linesOfIndustry, isOfSites: false },
  { text: linesOfKinds1, isOfSites: true },
  { text: linesOfKinds2, isOfSites: true },
  { text: linesOfKinds3, isOfSites: true },
  { text: linesOfKinds4, isOfSites: true },
  { text: linesOfKinds5, isOfSites: true },
  { text: linesOfKinds6, isOfSites: true },
  { text: linesOfKinds7, isOfSites: true },
  { text: linesOfKinds8, isOfSites: true },
  { text: linesOfKinds9, isOfSites: true },
  { text: linesOfKinds10, isOfSites: true },
  { text: linesOfLand, isOfSites: false },
  { text: linesOfOffice, isOfSites: false },
  { text: linesOfWeb1, isOfSites: true },
  { text: linesOfWeb2, isOfSites: true },
]
