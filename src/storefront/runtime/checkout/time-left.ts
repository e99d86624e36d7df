/** «Restam 29:07.», «Restam 1:29:07.»; past its end there is nothing left to count. */
export function timeLeft(ms: number): string {
  if (!(ms > 0)) return 'O prazo para pagar terminou.'
  const seconds = Math.ceil(ms / 1_000)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  return `Restam ${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}.`
}
