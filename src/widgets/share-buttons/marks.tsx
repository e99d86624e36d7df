import { NETWORKS, type Network } from './networks.ts'

/** Drawn by us with lines on a 24 × 24 grid; a network without a drawing shows its initials. */
const PATHS: Partial<Record<Network, string>> = {
  facebook: 'M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.5L17 11h-3V9c0-.3.2-.5.5-.5Z',
  twitter: 'M5 5h3.5L19 19h-3.5L5 5Zm13.5 0L13 11.2M11 13l-5.5 6',
  linkedin: 'M5 5h14v14H5V5Zm3.3 5.5V16M8.3 8h.01M11.5 16v-5.5m0 2.5c0-3.3 4.5-3.3 4.5 0v3',
  pinterest: 'M10 20l2.3-10M9 12.6C7.4 9.4 9.8 7 12.4 7.2c2.9.2 3.9 2.7 3 5.2-.8 2.2-3.1 2.7-4.1 1',
  telegram: 'M4 11.5 20 5l-3 14-5-4-2.5 3-.5-5 7-5.5',
  whatsapp: 'M4.5 19.5l1.2-4A7.8 7.8 0 1 1 8.6 18.3l-4.1 1.2ZM9.5 9c0 3.5 2 5.5 5.5 5.5',
  pocket: 'M5 6h14v5a7 7 0 0 1-14 0V6Zm3.5 4 3.5 3.5 3.5-3.5',
  email: 'M4 6.5h16v11H4v-11Zm0 .5 8 6 8-6',
  print: 'M7 9V4.5h10V9M7 16H4.5V9h15v7H17M7 13.5h10v6H7v-6Z',
}
const INITIALS: Partial<Record<Network, string>> = { vk: 'VK', odnoklassniki: 'OK', stumbleupon: 'SU' }

/** The mark of a network beside its name: hidden from screen readers, since the button's label says it. */
export function Mark({ network }: { network: Network }) {
  const path = PATHS[network]
  return (
    <span className="elementor-share-btn__icon" aria-hidden="true">
      {path ? (
        <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7">
          <path d={path} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      ) : (
        <span className="share-initials" data-initials={INITIALS[network] ?? NETWORKS[network][0]} />
      )}
    </span>
  )
}
