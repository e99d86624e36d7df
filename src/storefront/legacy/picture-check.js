/* oxlint-disable no-var -- for browsers from before modules: only those fetch it, and they know nothing newer */
/** Asks for the picture polyfill where the browser has no <picture> of its own. */
;(function () {
  if (window.HTMLPictureElement) return
  var script = document.createElement('script')
  script.src = '/legacy/picture-fill.js'
  document.getElementsByTagName('head')[0].appendChild(script)
})()
