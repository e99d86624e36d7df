export type DeviceType = 'Mobile' | 'Tablet' | 'Desktop'

/** The kind of device that a user agent names. An Android that does not say «Mobile» is a tablet, by its own convention. */
export function deviceOf(userAgent: string): DeviceType {
  if (/ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i.test(userAgent)) return 'Tablet'
  return /mobi|iphone|ipod|android|opera mini|blackberry|windows phone/i.test(userAgent) ? 'Mobile' : 'Desktop'
}
