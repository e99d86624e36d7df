/** What may stand behind the address of a thing: the further pages of a list, its feed, the further pages of a conversation. */
const BEHIND = /^(.+\/)((?:page\/\d{1,4}|comment-page-\d{1,4}|feed|feed\/atom)\/)$/

/** Where an address leads that nothing stands at, with what stood behind it; undefined where nobody ever lived. */
export function movedTo(moved: ReadonlyMap<string, string>, url: string): string | undefined {
  const [asked = '', ...rest] = url.split('?')
  const path = asked.endsWith('/') ? asked : `${asked}/`
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  const whole = moved.get(path)
  if (whole !== undefined) return whole + query
  const [, start, behind] = BEHIND.exec(path) ?? []
  const beginning = start === undefined ? undefined : moved.get(start)
  return beginning === undefined ? undefined : beginning + behind + query
}
