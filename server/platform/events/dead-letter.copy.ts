/** What the portal's operator is told when a change could not be handled. */
export const deadLetterMail = {
  subject: (consumer: string) => `Homely: “${consumer}” could not take a change`,
  text: (consumer: string, change: string) =>
    `“${consumer}” tried ${change} ten times and went on without it. What follows from it, such as an alert, was not done.`,
  where: 'The change and the reason are in the table event_dead_letter of the database, and in the log.',
  oncePerDay: 'You get at most one of these a day for each part of the portal.',
  footer: 'The portal',
}
