/** Something that a visitor is told. */
export type Notice = { kind: 'error' | 'success' | 'info'; text: string; link?: { url: string; label: string } }
