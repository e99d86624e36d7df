const MINUTE_MS = 60_000

/** How long ago a step was made: “agora”, “há 2 min”, “há 3 h”. */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes < 1) return 'agora'
  return minutes < 60 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} h`
}
