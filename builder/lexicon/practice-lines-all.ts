import { linesOfCivic } from './practice-lines-civic.ts'
import { linesOfCulture } from './practice-lines-culture.ts'
import { linesOfHealth } from './practice-lines-health.ts'
import { linesOfIndustry } from './practice-lines-industry.ts'
import { linesOfLand } from './practice-lines-land.ts'
import { linesOfOffice } from './practice-lines-office.ts'
import { linesOfWeb1 } from './practice-lines-web1.ts'
import { linesOfWeb2 } from './practice-lines-web2.ts'

export const practiceLines: readonly string[] = [linesOfCivic, linesOfCulture, linesOfHealth, linesOfIndustry, linesOfLand, linesOfOffice, linesOfWeb1, linesOfWeb2]
