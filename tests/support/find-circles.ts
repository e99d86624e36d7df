type Arrow = { from: string; to: string }

/** Circles of arrows, each as the way around it; one for every part that has any. Each arrow is walked once. */
export function findCircles(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const way: string[] = []
  const circles: string[][] = []
  const walk = (at: string) => {
    way.push(at)
    for (const to of next.get(at) ?? []) {
      if (way.includes(to)) circles.push([...way.slice(way.indexOf(to)), to])
      else if (!done.has(to)) walk(to)
    }
    way.pop()
    done.add(at)
  }
  for (const start of next.keys()) if (!done.has(start)) walk(start)
  return circles
}
