import type { AppModel } from '../../model.ts'
import { referredBy } from '../act/reads.ts'
import { comments, reviews } from '../social/discussion.ts'
import { due } from '../social/due.ts'
import { helpChat } from '../social/help.ts'
import { inbox } from '../social/inbox.ts'
import { markEntities } from '../social/marks.ts'
import { notifications } from '../social/notices.ts'
import { player } from '../social/player.ts'
import { poll } from '../social/poll.ts'
import { room } from '../social/room.ts'
import { favourites, related, voteBar } from '../social/saved.ts'
import { share } from '../social/share.ts'
import { shareLinks } from '../social/share-links.ts'
import type { BlockViews } from './view.ts'

const withMarks = (model: AppModel, entity: string): readonly string[] => [entity, ...markEntities(model, entity)]

export const socialViews: BlockViews<
  | 'comments'
  | 'room'
  | 'reviews'
  | 'vote_bar'
  | 'favourites'
  | 'inbox'
  | 'help_chat'
  | 'notifications'
  | 'poll'
  | 'related'
  | 'player'
  | 'share'
  | 'share_links'
  | 'due'
> = {
  comments: { render: comments, entities: ({ entity, about, inside }) => [entity, about, inside?.entity] },
  room: { render: room, entities: ({ entity, about }) => [entity, about] },
  reviews: { render: reviews, entities: ({ entity, about }) => [entity, about] },
  vote_bar: { render: voteBar, entities: ({ about, toggles }) => [about, ...toggles.map(({ entity }) => entity)] },
  favourites: { render: favourites, entities: ({ entity, about }) => [entity, about] },
  inbox: { render: inbox, entities: ({ entity, messages, contacts }) => [entity, messages, ...(contacts ? [contacts.entity] : [])] },
  help_chat: { render: helpChat, entities: ({ entities }) => entities },
  notifications: { render: notifications, entities: ({ entity }) => [entity] },
  poll: { render: poll, entities: ({ entity, votes }) => [entity, votes] },
  related: { render: related, entities: ({ entity, saved }) => [entity, saved?.entity] },
  player: {
    render: player,
    entities: ({ entity, plays }, model) => [...withMarks(model, entity), model.actions.find(({ id }) => id === plays?.action)?.entity],
  },
  share: { render: share, entities: ({ tracked }) => [tracked?.entity] },
  share_links: { render: shareLinks, entities: ({ entity, about, rate }, model) => [entity, referredBy(model, entity, about), rate?.entity] },
  due: { render: due, entities: ({ entity }) => [entity] },
}
