export const textFamily =
  '"Source Sans 3", "Source Sans Fallback", "Source Sans Fallback Roboto", system-ui, -apple-system, sans-serif'

/** For headings in the strong weight, which its fallbacks are measured for. */
export const displayFamily = 'Fraunces, "Fraunces Fallback", "Fraunces Fallback Times", Georgia, serif'
