import type { BlockOf } from '../../model.ts'
import { type Html, html } from '../html.ts'

type Network = NonNullable<BlockOf<'share'>['networks']>[number]

const addresses: Readonly<Record<Network, (url: string, title: string) => string>> = {
  Facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  X: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
  WhatsApp: (url, title) => `https://wa.me/?text=${title}%20${url}`,
  Telegram: (url, title) => `https://t.me/share/url?url=${url}&text=${title}`,
  LinkedIn: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  Pinterest: (url, title) => `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`,
  Reddit: (url, title) => `https://www.reddit.com/submit?url=${url}&title=${title}`,
  Weibo: (url, title) => `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
  QQ: (url, title) => `https://connect.qq.com/widget/shareqq/index.html?url=${url}&title=${title}`,
}

/** Links that open the networks' own forms for a post, with the address and the title in them; `url` is absolute. */
export const networkLinks = (networks: readonly Network[], url: string, title: string): Html =>
  html`<ul class="share-networks">${networks.map((network) => html`<li><a class="button button-plain" target="_blank" rel="noopener noreferrer" href="${addresses[network](encodeURIComponent(url), encodeURIComponent(title.toWellFormed()))}">Share on ${network}</a></li>`)}</ul>`
