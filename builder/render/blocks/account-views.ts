import { account } from '../account/account.ts'
import { logIn, register } from '../account/enter.ts'
import { roleSwitch, welcome } from '../account/greet.ts'
import { people } from '../account/people.ts'
import { profiles } from '../account/profiles.ts'
import { recovery } from '../account/recover.ts'
import { setting } from '../account/setting.ts'
import type { BlockViews } from './view.ts'

export const accountViews: BlockViews<'log_in' | 'register' | 'recover' | 'account' | 'people' | 'settings' | 'profiles' | 'role_switch' | 'welcome'> = {
  log_in: { render: logIn },
  register: { render: register },
  recover: { render: recovery },
  account: { render: account },
  people: { render: people },
  settings: { render: setting, entities: ({ entity }) => [entity] },
  profiles: { render: profiles, entities: (block) => [...block.of.map(({ entity }) => entity), block.rated?.entity] },
  role_switch: { render: roleSwitch },
  welcome: { render: welcome, entities: (block) => block.links.map(({ entity }) => entity) },
}
