/** A family of fonts as addresses and design tokens name it: «Source Sans 3» is source-sans-3. */
export const fontSlug = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-')
