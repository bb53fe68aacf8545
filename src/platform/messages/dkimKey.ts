/** What signs mail (RFC 6376): for which domain, under which selector in the DNS, with which private key (PEM). */
export type DkimKey = { domain: string; selector: string; privateKey: string };
