import type { ReactNode } from 'react'

type Props = {
  to: { url: string; is_external: boolean; nofollow: boolean }
  className?: string
  children: ReactNode
  [data: `data-${string}`]: string | undefined
}

/** A link as its setting says: without an address it is plain text, to another site it opens beside this one. */
export function LinkTo({ to, children, ...rest }: Props) {
  if (to.url === '') return <span {...rest}>{children}</span>
  const rel = [to.is_external && 'noopener', to.nofollow && 'nofollow'].filter(Boolean).join(' ')
  return (
    <a {...rest} href={to.url} target={to.is_external ? '_blank' : undefined} rel={rel || undefined}>
      {children}
    </a>
  )
}
