/** Line icons of the shop, drawn on a 24 × 24 grid. */
const PATHS = {
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  bag: 'M6 8h12l1 12H5L6 8ZM9 8V6.5a3 3 0 0 1 6 0V8',
  basket: 'M4 10h16l-2 9.5H6L4 10Zm4 0 3-5.5M16 10l-3-5.5M9.5 13v3.5M14.5 13v3.5',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  calendar: 'M5 6h14v13H5V6Zm0 4h14M9 4v3M15 4v3',
  cart: 'M3.5 5H6l2 10.5h9.5L20 8H6.6M9 19.2h.01M16.5 19.2h.01',
  check: 'M5 12.5 10 17 19 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  comment: 'M5 5h14v11h-8l-4 3.5V16H5V5Z',
  document: 'M7 3.5h7l4 4V20H7V3.5Zm7 0v4h4M10 12h5M10 15.5h5',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  facebook: 'M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.5L17 11h-3V9c0-.3.2-.5.5-.5Z',
  gift: 'M5 11h14v9H5v-9Zm-1-4h16v4H4V7Zm8 0v13M12 7c-4 0-4.5-4-2.5-4S12 7 12 7Zm0 0c4 0 4.5-4 2.5-4S12 7 12 7Z',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11m0-1V5a1.5 1.5 0 0 1 3 0v6m0-3.5a1.5 1.5 0 0 1 3 0V14c0 4-2 6.5-5.5 6.5S7 18.5 4.5 14c.8-1.5 2.2-1 3.5 1',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5M12 8h.01',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.2h.01',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-5 14-12 13M5 19c2-4 5-7 9-9',
  lock: 'M6.5 11h11v9h-11v-9ZM9 11V8a3 3 0 0 1 6 0v3',
  mail: 'M4 6.5h16v11H4v-11Zm0 .5 8 6 8-6',
  map: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  phone: 'M6 4h3l1.5 4.5L8.5 10a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3c0 1.5-1 2-2 2C11 20 4 13 4 6c0-1 .5-2 2-2Z',
  plus: 'M12 5v14M5 12h14',
  quote: 'M5 17c3-1 4.5-3 4.5-6H5.5V6.5h5V11c0 4-1.8 6.5-5 7.5L5 17Zm9 0c3-1 4.5-3 4.5-6h-4V6.5h5V11c0 4-1.8 6.5-5 7.5L14 17Z',
  return: 'M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4',
  ruler: 'M3 8.5h18v7H3v-7Zm4 0v3M11 8.5v4M15 8.5v3M19 8.5v1',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5L20 20',
  shield: 'M12 3.5 19 6v6c0 4.5-3 7-7 8.5C8 19 5 16.5 5 12V6l7-2.5ZM9 12l2.2 2.2L15.5 10',
  sparkle: 'M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8L12 4Z',
  star: 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2L12 16.3l-4.6 2.5.9-5.2L4.5 10l5.2-.7L12 4.5Z',
  tag: 'M4 4.5h7.5l8 8-7 7-8-8L4 4.5Zm4 4h.01',
  truck:
    'M3 7h10v9H3V7Zm10 3h4l4 3.5V16h-8v-6ZM7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  user: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  warning: 'M12 4.5 21 19.5H3L12 4.5Zm0 5.5v4.5M12 17h.01',
  whatsapp:
    'M4.5 19.5l1.2-4A7.8 7.8 0 1 1 8.6 18.3l-4.1 1.2ZM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-2-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2-1.8 1Z',
} as const

type IconName = keyof typeof PATHS

export const iconNames = () => Object.keys(PATHS)

/** The drawing of an icon, for scripts that show one and must not carry them all. */
export const iconPath = (name: string): string | undefined => PATHS[name as IconName]

/** A picture beside words: hidden from screen readers, since the words say it. */
export function Icon({ name, filled = false }: { name: string; filled?: boolean }) {
  const path = PATHS[name as IconName]
  if (!path) return null
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
