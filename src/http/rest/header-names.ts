const WORDS: Record<string, string> = { wp: 'WP', id: 'ID', totalpages: 'TotalPages', etag: 'ETag' }

/** Headers inside of a body, spelled as the ecosystem spells them: there a program asks for `X-WP-Total` and finds nothing else. */
export const spelledHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [spelled(name), value]))

const spelled = (name: string) =>
  name
    .toLowerCase()
    .split('-')
    .map((word) => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join('-')
