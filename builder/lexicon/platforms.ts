/** Networks, shops and systems that a site works with. */
export const platforms =
  'WeChat Weixin Alipay Baidu Douyin TikTok Weibo QQ Facebook Twitter Instagram LinkedIn Pinterest Reddit YouTube Vimeo Bilibili Kuaishou Xiaohongshu iOS Android Windows macOS Linux MSN Yahoo Gmail Outlook WhatsApp Telegram Messenger Skype Slack DingTalk Feishu Taobao Tmall JD Amazon eBay Shopee Lazada Etsy Shopify'.split(
    ' ',
  )
/** Ways on which somebody is told of something. */
export const channels = ['Email', 'SMS', 'Phone call', 'Push notification', 'Text message']
