export type Grant = {
  methods: readonly string[]
  /** As the route names itself, arguments and all: `/wc/v3/orders/{id}`. Another route of the same shape has a row of its own. */
  route: string
  /** The only values that these arguments of the path may have. */
  where?: Readonly<Record<string, readonly string[]>>
  /** The only properties that may be sent. */
  only?: readonly string[]
  /** Properties that its answers leave out, also inside of others: `receiver.document`. */
  hides?: readonly string[]
}

/** `read` opens lists and what they lead to; `write` also the forms that make and change things. */
export type ScreenRight = 'read' | 'write'
export type Capability = { screens: Readonly<Record<string, ScreenRight>>; grants: readonly Grant[] }

type Rest = Omit<Grant, 'methods' | 'route'>
/** A row: `grant('GET POST', '/wp/v2/pages')`. */
export const grant = (methods: string, route: string, rest: Rest = {}): Grant => ({ methods: methods.split(' '), route, ...rest })
/** Several routes that may only be read. */
export const reads = (...routes: string[]) => routes.map((route) => grant('GET', route))
