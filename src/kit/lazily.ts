/** Made when it is first asked for: a formatter of `Intl` takes milliseconds, and most of what loads a file of them needs none. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
