import styles from './reader.module.css';

/** A number that the telephone calls; it never breaks over two lines. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll('-', '')}`} className={styles.phone}>
      {phone}
    </a>
  );
}

/** A sentence in which the number of the department can be pressed. */
export function CallableSentence({ sentence, phone }: { sentence: string; phone: string }) {
  if (phone === '' || !sentence.includes(phone)) return sentence;
  const [before = '', after = ''] = sentence.split(phone);
  return (
    <>
      {before}
      <PhoneLink phone={phone} />
      {after}
    </>
  );
}
