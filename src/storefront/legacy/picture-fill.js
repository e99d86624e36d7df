/* oxlint-disable no-var, unicorn/prefer-string-starts-ends-with -- for browsers without <picture>, which know nothing newer */
/** Does what <picture> would: the first source that this browser can show, in the smallest file that is sharp. */
;(function () {
  // Nothing that lacks <picture> can show AVIF; whether it can show WebP is found out below.
  var shown = { 'image/avif': false, 'image/webp': false }
  var ONE_PIXEL = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

  function matches(media) {
    return !media || !window.matchMedia || window.matchMedia(media).matches
  }

  /** `a.webp 320w, b.webp 640w` or `a.webp 1x, b.webp 2x`. */
  function candidatesOf(srcset) {
    var list = []
    var parts = srcset.split(/,\s+/)
    for (var i = 0; i < parts.length; i++) {
      var words = parts[i].replace(/^\s+|\s+$/g, '').split(/\s+/)
      var number = parseFloat(words[1]) || 1
      if (words[0]) list.push({ url: words[0], width: /w$/.test(words[1] || '') ? number : 0, density: number })
    }
    return list
  }

  /** How wide the picture is shown, by the first of its sizes that holds; a length that can't be read is the window's width. */
  function widthOf(sizes) {
    var parts = (sizes || '100vw').split(',')
    for (var i = 0; i < parts.length; i++) {
      var found = /^\s*(\(.*\))?\s*([\d.]+)(px|vw)\s*$/.exec(parts[i])
      if (found && matches(found[1])) return found[3] === 'px' ? Number(found[2]) : (window.innerWidth * Number(found[2])) / 100
    }
    return window.innerWidth
  }

  function pick(list, sizes) {
    var density = window.devicePixelRatio || 1
    var best
    for (var i = 0; i < list.length; i++) {
      var sharp = list[i].width ? list[i].width / widthOf(sizes) : list[i].density
      var isEnough = sharp >= density
      if (!best || (isEnough ? !best.isEnough || sharp < best.sharp : !best.isEnough && sharp > best.sharp))
        best = { url: list[i].url, sharp: sharp, isEnough: isEnough }
    }
    return best && best.url
  }

  function fill(picture) {
    var image = picture.getElementsByTagName('img')[0]
    if (!image) return
    var choices = picture.getElementsByTagName('source')
    for (var i = 0; i <= choices.length; i++) {
      var one = choices[i] || image
      var srcset = one.getAttribute('srcset')
      if (!srcset || !matches(one.getAttribute('media')) || shown[one.getAttribute('type')] === false) continue
      var url = pick(candidatesOf(srcset), one.getAttribute('sizes'))
      if (url && image.getAttribute('src') !== url) image.setAttribute('src', url)
      return
    }
  }

  function fillAll() {
    var pictures = document.getElementsByTagName('picture')
    for (var i = 0; i < pictures.length; i++) fill(pictures[i])
  }

  function begin() {
    fillAll()
    var later
    window.addEventListener('resize', function () {
      clearTimeout(later)
      later = setTimeout(fillAll, 200)
    })
  }

  var probe = new Image()
  function know() {
    shown['image/webp'] = probe.width === 1
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
    else begin()
  }
  probe.addEventListener('load', know)
  probe.addEventListener('error', know)
  probe.src = ONE_PIXEL
})()
