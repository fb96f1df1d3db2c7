import { type Shape, shape } from './shape.ts'

/** What systems, log-ins, downloads and searches leave behind. */
export const logShapes: readonly Shape[] = [
  shape(
    'log',
    /^(?:(?:system|error|run|running|runtime|application|server|framework|debug|exception|backend|service|monitoring|platform) )?logs?$/,
    'Event!;Who;Level=Info|Warning|Error;Source;Date:date;Details:long',
    'Signed in | level=Info; source=Log-in; details=From a known device.',
    'Settings changed | level=Info; source=Settings; details=Time zone.',
    'Mail could not be sent | level=Error; source=Mail; details=The other server did not answer.',
    'Storage is nearly full | level=Warning; source=Storage; details=Less than a tenth is free.',
  ),
  shape(
    'log',
    /(?:^| )(?:login|log-in|sign-in|access|visit) (?:attempts?|records?|logs?|histor(?:y|ies))$|(?:^| )failed logins?$|(?:^| )(?:login|access) history entry$/,
    'Who!;Address;Device=Computer|Phone|Tablet;Date:date;Result=Done|Failed',
    'Ana Silva | address=203.0.113.7; device=Computer; result=Done',
    'Ben Carter | address=203.0.113.18; device=Phone; result=Done',
    'Mei Chen | address=203.0.113.44; device=Phone; result=Failed',
    'Farid Haddad | address=203.0.113.9; device=Tablet; result=Done',
  ),
  shape(
    'log',
    /(?:^| )account activit(?:y|ies)$/,
    'Activity!;Account;Page;Device=Computer|Phone|Tablet;Address;Date:date',
    'Signed in | account=ana.silva; page=Log-in; device=Computer; address=203.0.113.7',
    'Opened a report | account=ben.carter; page=Reports; device=Phone; address=203.0.113.18',
    'Password changed | account=mei.chen; page=Account; device=Computer; address=203.0.113.44',
    'Wrong password, three times | account=farid.haddad; page=Log-in; device=Tablet; address=203.0.113.9',
    'Signed out | account=ana.silva; page=Home; device=Computer; address=203.0.113.7',
  ),
  shape(
    'log',
    /(?:^| )download (?:records?|logs?|histor(?:y|ies))$/,
    'File!;Who;Date:date;Size:number(MB)#0-;Result=Done|Failed',
    'handbook-2026.pdf | size=4; result=Done',
    'price-list.xlsx | size=1; result=Done',
    'logo-pack.zip | size=18; result=Failed',
    'floor-plan.png | size=2; result=Done',
  ),
  shape(
    'log',
    /(?:^| )search (?:records?|logs?|histor(?:y|ies))$/,
    'Searched for!;Who;Results:number#0-;Date:date',
    'garden chair | results=24',
    'opening hours | results=3',
    'gift card | results=7',
    'blue lamp | results=0',
  ),
]
