/** The part of the shared script that goes on with what plays from where the visitor left it, in a browser that keeps things. */
export const placeScript = `
  const keepPlace = (media, name) => {
    const place = 'played:' + name
    const begin = () => localSet(place, 0)
    const goOn = () => {
      const left = Number(localGet(place))
      if (left > 2 && left < media.duration - 3 && media.currentTime < 1) media.currentTime = left
    }
    media.addEventListener('loadedmetadata', goOn)
    media.addEventListener('timeupdate', () => { if (media.currentTime > 1) localSet(place, Math.floor(media.currentTime)) })
    media.addEventListener('ended', begin)
    if (media.readyState > 0) goOn()
    return begin
  }`
