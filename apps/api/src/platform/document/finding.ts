/** What is said of a document: that it isn't what it begins like, or that it does more than be read. */
export type Finding = 'fine' | 'unreadable' | 'unsafe'
