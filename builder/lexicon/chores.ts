import type { Sort } from './composed.ts'

const listed = (list: string): readonly string[] => list.split('|')

/** What there is to be done at things of a sort to keep them in order: a few words, then after "=" a sentence that goes with them. */
export const chores: Readonly<Record<Sort, readonly string[]>> = {
  home: listed(
    'mend the tap=Bring a seal of each size.|bleed the radiators=From the lowest floor to the highest.|oil the window hinges=Two of them stick.|change the light=The new one is in the cellar.|paint the damp wall=Only after it has dried.|replace the lock=Three keys are needed.',
  ),
  vehicle: listed(
    'change the brake pads=Front and rear.|check the tyres=Pressure and depth.|charge the battery=Overnight, then measure again.|change the oil=With the filter.|mend the rear light=A loose contact, as it seems.|yearly inspection=The papers are in the office.',
  ),
  way: listed(
    'take away the fallen tree=A saw and two people.|mend the railing=Two posts are loose.|put up the missing sign=At the second crossing.|drain the wet part=A ditch of twenty metres.|cut the hedges=Before the nesting season.|grit the steps=Each morning below zero.',
  ),
  machine: listed(
    'change the filter=The new one is in the store.|check the cables=Look for worn covers.|replace the fan=It was loud last week.|tighten the screws=All of them, crosswise.|clean the housing=Dry, with a brush.|yearly service=Takes about two hours.',
  ),
  site: listed(
    'check the cables=Look for worn covers.|replace a fuse=Switch it off first.|cut the grass around it=Before it gets too high.|read the meters=Note all three values.|mend the fence=Two metres on the north side.|yearly safety check=With the form of last year.',
  ),
  host: listed(
    'make room on the disk=Old logs first.|update the system=At night, in two steps.|restore a backup=Only to see that it works.|renew the certificate=It ends in nine days.|move to new hardware=Announce it a week before.|restart after the update=Not before ten in the evening.',
  ),
  ware: listed(
    'fix the handle=Glue is not enough.|replace a missing part=Ordered on Monday.|clean and oil=As after each use.|sharpen or adjust=And try it once.|check before the next use=With the list in the lid.|mend the catch=It is bent.',
  ),
}

/** How often what is prescribed is done. */
export const regimen = listed(
  'three times a week=For six weeks, then we look again.|every morning=Slowly, and without pain.|twice a day=Ten times each, with a break.|every second day=One set more each week.|before going to bed=Stop when it hurts.|five days a week=Two sets, later three.',
)

/** How what was lent comes back. */
export const broughtBack = listed(
  'back in good order=Looked at together with the customer.|a day late=Announced by phone.|with a scratch=Not there when it went out.|two days early=Nothing to pay back.|to be cleaned=Takes half an hour.|one part missing=It will be brought on Friday.',
)
