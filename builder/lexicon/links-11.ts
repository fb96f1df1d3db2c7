/** `links1` continued for what is written, shown, judged and given in public. */
export const links11 = `
=revision|page revision|article version|document version|text version : Document->@=document|=text|=manuscript|=draft|=note
=subscriber|list member|newsletter subscriber : List->@mailing list|subscriber list|contact list|newsletter
=photo|=picture|=image|=video|article photo : Article->@=article|news article|news report;Album->@=album|photo album|=gallery
=caption|photo caption|photo credit : Photo->@=photo|=picture
=chapter|chapter marker|show note|=transcript|=clip : Episode->@=episode|podcast episode
=chat message|live comment|viewer comment|=poll : Stream->@live stream|livestream
=backer reward|reward tier|stretch goal|campaign update|project update|=perk : Campaign->@crowdfunding campaign|fundraising campaign|crowdfunding project
=pledge|campaign donation|=backing : Reward->@backer reward|reward tier|=perk;Campaign->@crowdfunding campaign|fundraising campaign|crowdfunding project
=nomination|=nominee|=shortlist : Award->@=award|award category
=juror|jury member|jury score|jury comment : Contest->@=contest|=competition|=award
=moderation decision|moderator note|=appeal : Report->@content report|user report|post report
=reaction|emoji reaction|post like|post view|=repost : Post->@=post|blog post|=meme|=story|=moment
=follower|=follow : Creator->@=creator|=artist|=streamer|=blogger|=podcaster
=download|file download|download record : File->@=file|=brochure|=catalogue|=document|digital product
=opening|link opening|link visit|=scan : Link->@share link|short link|QR code
=playlist entry|playlist track|playlist video : Playlist->@=playlist
=wish|wish list item|=wishlist item : Wish list->@wish list|=wishlist
=caption vote|comment vote|comment like : Comment->@=comment|=reply
=talk|=lecture|=reading|book reading : Author->@=author|=writer
=press photo|press release|press kit : Brand->@=brand|=company|=label
`
