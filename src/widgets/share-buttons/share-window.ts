/** Small enough to see the shop behind it, large enough for every network's form. */
export const SHARE_WINDOW = { width: 640, height: 480 } as const

type Frame = { left: number; top: number; width: number; height: number }

/** Where the window of a network opens: over the middle of the shop's own, and never outside of the screen's top and left. */
export function windowFeatures(shop: Frame): string {
  const left = Math.max(0, Math.round(shop.left + (shop.width - SHARE_WINDOW.width) / 2))
  const top = Math.max(0, Math.round(shop.top + (shop.height - SHARE_WINDOW.height) / 2))
  return `toolbar=0,status=0,width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height},top=${top},left=${left}`
}
