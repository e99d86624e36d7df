import type { Plugin } from 'vite'

/**
 * React makes a few errors in advance, as signs that it throws to itself. Under an inspector, and so under every audit of a
 * page's speed, the browser reads the whole of React twice more to note where they were made, and nothing can be pressed
 * meanwhile. Nobody ever reads those places: the signs are made without them.
 */
export const placelessErrors: Plugin = {
  name: 'placeless-errors',
  transform: (code, id) =>
    id.endsWith('react-dom-client.production.js')
      ? { code: code.replaceAll(SIGN, '$1 = Object.create(Error.prototype, { message: { value: $2 } })'), map: null }
      : undefined,
}

const SIGN = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
