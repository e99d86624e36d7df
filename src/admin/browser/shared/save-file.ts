/** Gives the browser a file to keep. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the browser has begun to keep it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
