/** What a field of day and hour shows and gives, in the shop's time. */
export const toMinute = (wire: string | null) => wire?.slice(0, 16) ?? ''
export const fromMinute = (typed: string) => (typed ? `${typed}:00` : null)
